CREATE TABLE `versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content_type` text NOT NULL,
	`object_id` integer NOT NULL,
	`state` text NOT NULL,
	`begun_at` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text
);
--> statement-breakpoint
CREATE INDEX `versions_record` ON `versions` (`content_type`,`object_id`,`id`);