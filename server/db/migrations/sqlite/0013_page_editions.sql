ALTER TABLE `pages` ADD `edition_of_id` integer REFERENCES pages(id);--> statement-breakpoint
ALTER TABLE `pages` ADD `edition` text;--> statement-breakpoint
CREATE UNIQUE INDEX `pages_edition` ON `pages` (`edition_of_id`,`edition`);