ALTER TABLE "pages" ADD COLUMN "edition_of_id" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_edition_of_id_pages_id_fk" FOREIGN KEY ("edition_of_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_edition" ON "pages" USING btree ("edition_of_id","edition");