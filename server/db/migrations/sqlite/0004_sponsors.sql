CREATE TABLE `sponsors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`image_id` integer,
	`tier` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`shown_from` integer,
	`shown_until` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sponsors_sort` ON `sponsors` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `sponsors_tier` ON `sponsors` (`tier`,`order`);