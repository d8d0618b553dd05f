DROP INDEX "productions_children";--> statement-breakpoint
DROP INDEX "productions_type";--> statement-breakpoint
CREATE INDEX "event_dates_status" ON "event_dates" USING btree ("status","date_start","id");--> statement-breakpoint
CREATE INDEX "event_dates_tickets" ON "event_dates" USING btree ("tickets","date_start","id");--> statement-breakpoint
CREATE INDEX "event_dates_without_tickets" ON "event_dates" USING btree ("date_start","id") WHERE "event_dates"."ticket_link" = '';--> statement-breakpoint
CREATE INDEX "event_dates_moved_from" ON "event_dates" USING btree ("moved_from_venue_id") WHERE "event_dates"."moved_from_venue_id" is not null;--> statement-breakpoint
CREATE INDEX "productions_image" ON "productions" USING btree ("image_id","id") WHERE "productions"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "people_image" ON "people" USING btree ("image_id","id") WHERE "people"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "venues_image" ON "venues" USING btree ("image_id","id") WHERE "venues"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "productions_children" ON "productions" USING btree ("for_children","updated_at","id");--> statement-breakpoint
CREATE INDEX "productions_type" ON "productions" USING btree ("type_id","updated_at","id");--> statement-breakpoint
-- Where the extension cannot be had (no package, no right to create it) words are looked for in the texts themselves.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "productions_search" ON "productions" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "people_search" ON "people" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "venues_search" ON "venues" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "composers_search" ON "composers" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "works_search" ON "works" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN NULL;
END $$;
