ALTER TABLE "event_dates" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "price_to" integer;