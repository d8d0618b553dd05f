ALTER TABLE "user" ADD COLUMN "collects" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publishing" ADD COLUMN "everyone" boolean DEFAULT true NOT NULL;