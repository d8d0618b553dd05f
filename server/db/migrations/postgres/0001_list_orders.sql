DROP INDEX "productions_type";--> statement-breakpoint
DROP INDEX "productions_updated";--> statement-breakpoint
DROP INDEX "images_title";--> statement-breakpoint
CREATE INDEX "images_bytes" ON "images" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "blog_entries_updated" ON "blog_entries" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "redirects_created" ON "redirects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "redirects_hits" ON "redirects" USING btree ("hits","id");--> statement-breakpoint
CREATE INDEX "people_position" ON "people" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "people_first_name" ON "people" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "people_updated" ON "people" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "productions_type" ON "productions" USING btree ("type_id","id");--> statement-breakpoint
CREATE INDEX "productions_updated" ON "productions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "images_title" ON "images" USING btree ("title","id");