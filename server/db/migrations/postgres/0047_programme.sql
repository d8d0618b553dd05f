ALTER TABLE "production_people" ADD COLUMN "work_id" integer;--> statement-breakpoint
ALTER TABLE "programme_items" ADD COLUMN "note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "is_group" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "wikidata" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "musicbrainz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "gnd" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "sort_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "spellings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "wikidata" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "musicbrainz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "gnd" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "wikidata" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "musicbrainz" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "gnd" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "production_people" ADD CONSTRAINT "production_people_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_people_work" ON "production_people" USING btree ("work_id");--> statement-breakpoint
DELETE FROM search_synonyms WHERE words IN (
  'Tschaikowsky, Tschaikowski, Tchaikovsky, Čajkovskij',
  'Rachmaninow, Rachmaninoff, Rachmaninov',
  'Schostakowitsch, Shostakovich, Šostakovič',
  'Prokofjew, Prokofiev',
  'Strawinsky, Stravinsky',
  'Mussorgsky, Mussorgski'
);
