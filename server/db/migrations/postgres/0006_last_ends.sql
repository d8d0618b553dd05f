DROP INDEX "event_dates_end";--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "last_end" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "productions_last_end" ON "productions" USING btree ("last_end","id");--> statement-breakpoint
CREATE INDEX "productions_online" ON "productions" USING btree ("is_online","updated_at","id");--> statement-breakpoint
CREATE INDEX "event_dates_end" ON "event_dates" USING btree ("date_end","date_start","production_id");--> statement-breakpoint
UPDATE "productions" SET "last_end" = (SELECT max("date_end") FROM "event_dates" WHERE "event_dates"."production_id" = "productions"."id");
