CREATE TABLE `closed_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `closed_days_days` ON `closed_days` (`first_day`,`last_day`);--> statement-breakpoint
CREATE INDEX `closed_days_last` ON `closed_days` (`last_day`);--> statement-breakpoint
CREATE INDEX `closed_days_sort` ON `closed_days` (`sort_text`,`id`);