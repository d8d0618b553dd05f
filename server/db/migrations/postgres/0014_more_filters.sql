ALTER TABLE "event_dates" ADD COLUMN "weekday" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "for_children" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "event_dates" SET "weekday" = extract(isodow FROM "date_start" AT TIME ZONE 'Europe/Berlin');