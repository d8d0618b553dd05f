CREATE TABLE "backups" (
	"name" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"rows" integer NOT NULL,
	"media" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backups_result" ON "backups" USING btree ("result","ended_at");--> statement-breakpoint
CREATE INDEX "backups_ended" ON "backups" USING btree ("ended_at");