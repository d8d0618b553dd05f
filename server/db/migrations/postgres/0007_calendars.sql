ALTER TABLE "course_dates" ADD COLUMN "repeat_weeks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_dates" ADD COLUMN "repeat_until" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_dates" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "event_dates" SET "sequence" = 1 WHERE "status" <> 'scheduled';--> statement-breakpoint
UPDATE "event_dates" SET "updated_at" = (SELECT "updated_at" FROM "productions" WHERE "productions"."id" = "event_dates"."production_id") WHERE "updated_at" IS NULL;
