ALTER TABLE "courses" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "tickets" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "age_groups" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "age_groups" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "colors" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_types" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "event_types" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "heroes" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "heroes" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "instrument_groups" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "instrument_groups" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "instruments" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "instruments" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parent_groups" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "parent_groups" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teasers" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "teasers" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_entries" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "updated_by" text;--> statement-breakpoint
UPDATE "event_dates" SET "tickets" = "status", "status" = 'scheduled' WHERE "status" IN ('few_left', 'sold_out');
