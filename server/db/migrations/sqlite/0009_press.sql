CREATE TABLE `press_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`image_id` integer NOT NULL,
	`caption` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`licence` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`production_id` integer,
	`person_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`rights_until` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `press_pictures_sort` ON `press_pictures` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `press_pictures_order` ON `press_pictures` (`order`,`id`);