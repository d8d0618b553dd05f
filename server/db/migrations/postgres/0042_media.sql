ALTER TABLE "images" ADD COLUMN "tags" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "rights_until" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "look" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "images_rights" ON "images" USING btree ("rights_until","id");