CREATE TABLE "two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"userId" text NOT NULL,
	"secret" text NOT NULL,
	"backupCodes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"lastStep" integer DEFAULT 0 NOT NULL,
	"confirmedAt" timestamp (3) with time zone,
	"failedVerificationCount" integer DEFAULT 0 NOT NULL,
	"lockedUntil" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "twoFactorEnabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_userId_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "two_factor_user" ON "two_factor" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "verification_value" ON "verification" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verification_expires" ON "verification" USING btree ("expiresAt");