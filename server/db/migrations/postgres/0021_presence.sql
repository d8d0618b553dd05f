CREATE TABLE "presence" (
	"tab" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"where" text NOT NULL,
	"section" integer,
	"heading" text NOT NULL,
	"unsaved" boolean NOT NULL,
	"hidden" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_thing" ON "presence" USING btree ("resource","record_id","seen_at");--> statement-breakpoint
CREATE INDEX "presence_user" ON "presence" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "presence_seen" ON "presence" USING btree ("seen_at");