ALTER TABLE "event_dates" ADD COLUMN "tickets_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "same_as" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "same_as" text DEFAULT '' NOT NULL;