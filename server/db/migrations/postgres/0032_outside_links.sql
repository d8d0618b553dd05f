CREATE TABLE "nightly_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_links" (
	"url" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outside_links_checked" ON "outside_links" USING btree ("checked_at");