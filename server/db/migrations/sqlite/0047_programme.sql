ALTER TABLE `production_people` ADD `work_id` integer REFERENCES works(id);--> statement-breakpoint
CREATE INDEX `production_people_work` ON `production_people` (`work_id`);--> statement-breakpoint
ALTER TABLE `programme_items` ADD `note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `is_group` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `wikidata` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `musicbrainz` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `gnd` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `name_en` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `sort_name_en` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `spellings` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `wikidata` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `musicbrainz` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `gnd` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `works` ADD `wikidata` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `works` ADD `musicbrainz` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `works` ADD `gnd` text DEFAULT '' NOT NULL;--> statement-breakpoint
DELETE FROM search_synonyms WHERE words IN (
  'Tschaikowsky, Tschaikowski, Tchaikovsky, Čajkovskij',
  'Rachmaninow, Rachmaninoff, Rachmaninov',
  'Schostakowitsch, Shostakovich, Šostakovič',
  'Prokofjew, Prokofiev',
  'Strawinsky, Stravinsky',
  'Mussorgsky, Mussorgski'
);
