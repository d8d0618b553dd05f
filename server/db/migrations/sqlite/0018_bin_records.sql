CREATE TABLE `bin` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`state` text NOT NULL,
	`media` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`deleted_by` text
);
--> statement-breakpoint
CREATE INDEX `bin_deleted` ON `bin` (`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `bin_record` ON `bin` (`resource`,`record_id`);