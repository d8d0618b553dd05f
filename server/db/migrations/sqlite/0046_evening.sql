CREATE TABLE `price_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`price_list_id` integer NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`price` integer NOT NULL,
	`price_reduced` integer,
	`order` integer NOT NULL,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_categories_list` ON `price_categories` (`price_list_id`,`order`);--> statement-breakpoint
CREATE TABLE `price_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`reductions` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `price_lists_sort` ON `price_lists` (`sort_text`,`id`);--> statement-breakpoint
ALTER TABLE `event_dates` ADD `price_list_id` integer REFERENCES price_lists(id);--> statement-breakpoint
ALTER TABLE `event_dates` ADD `doors_minutes` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `introduction_minutes` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `introduction_place` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
CREATE INDEX `event_dates_price_list` ON `event_dates` (`price_list_id`);--> statement-breakpoint
ALTER TABLE `productions` ADD `age_from` integer;--> statement-breakpoint
ALTER TABLE `productions` ADD `announced_month` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `productions_announced` ON `productions` (`announced_month`,`id`) WHERE "productions"."announced_month" <> '';--> statement-breakpoint
ALTER TABLE `programme_items` ADD `minutes` integer;