DROP INDEX "production_people_person";--> statement-breakpoint
DROP INDEX "programme_items_work";--> statement-breakpoint
CREATE INDEX "blog_entries_online" ON "blog_entries" USING btree ("is_online","updated_at","id");--> statement-breakpoint
CREATE INDEX "event_dates_venue_production" ON "event_dates" USING btree ("venue_id","production_id");--> statement-breakpoint
CREATE INDEX "images_credit" ON "images" USING btree ("credit","id");--> statement-breakpoint
CREATE INDEX "production_people_person" ON "production_people" USING btree ("person_id","production_id");--> statement-breakpoint
CREATE INDEX "programme_items_work" ON "programme_items" USING btree ("work_id","production_id");