CREATE TABLE "outside_link_places" (
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"url" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outside_link_places_resource_record_id_url_pk" PRIMARY KEY("resource","record_id","url")
);
--> statement-breakpoint
CREATE INDEX "outside_link_places_url" ON "outside_link_places" USING btree ("url");