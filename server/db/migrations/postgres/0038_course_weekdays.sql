DROP INDEX "course_dates_location";--> statement-breakpoint
ALTER TABLE "course_dates" ADD COLUMN "weekday" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "course_dates_weekday" ON "course_dates" USING btree ("weekday","course_id");--> statement-breakpoint
CREATE INDEX "course_dates_location" ON "course_dates" USING btree ("location_id","course_id");--> statement-breakpoint
UPDATE "course_dates" SET "weekday" = extract(isodow FROM "date_start" AT TIME ZONE 'Europe/Berlin');
