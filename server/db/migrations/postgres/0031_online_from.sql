ALTER TABLE "blog_entries" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_entries" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "press_pictures" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "press_pictures" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "heroes" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "heroes" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "teasers" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teasers" ADD COLUMN "online_with" integer;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "online_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "online_with" integer;--> statement-breakpoint
CREATE INDEX "blog_entries_online_from" ON "blog_entries" USING btree ("online_from") WHERE "blog_entries"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "barriers_online_from" ON "barriers" USING btree ("online_from") WHERE "barriers"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "courses_online_from" ON "courses" USING btree ("online_from") WHERE "courses"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "productions_online_from" ON "productions" USING btree ("online_from") WHERE "productions"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "faqs_online_from" ON "faqs" USING btree ("online_from") WHERE "faqs"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "pages_online_from" ON "pages" USING btree ("online_from") WHERE "pages"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "people_online_from" ON "people" USING btree ("online_from") WHERE "people"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "press_pictures_online_from" ON "press_pictures" USING btree ("online_from") WHERE "press_pictures"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "sponsors_online_from" ON "sponsors" USING btree ("online_from") WHERE "sponsors"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "heroes_online_from" ON "heroes" USING btree ("online_from") WHERE "heroes"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "teasers_online_from" ON "teasers" USING btree ("online_from") WHERE "teasers"."online_from" is not null;--> statement-breakpoint
CREATE INDEX "venues_online_from" ON "venues" USING btree ("online_from") WHERE "venues"."online_from" is not null;