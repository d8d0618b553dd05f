ALTER TABLE "modules" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "shown_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "shown_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "until_date_id" integer;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "shown_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "shown_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "until_date_id" integer;