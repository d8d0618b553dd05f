CREATE TABLE `publications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content_type` text NOT NULL,
	`object_id` integer NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`public_from` integer NOT NULL,
	`release_id` integer,
	`is_timed` integer NOT NULL,
	`asks` integer NOT NULL,
	`made_at` integer NOT NULL,
	`made_by` text,
	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publications_record` ON `publications` (`content_type`,`object_id`,`language`,`public_from`);--> statement-breakpoint
CREATE INDEX `publications_public` ON `publications` (`public_from`);--> statement-breakpoint
CREATE INDEX `publications_release` ON `publications` (`release_id`);--> statement-breakpoint
CREATE TABLE `publishing` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`indexed_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `releases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`public_from` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `releases_public` ON `releases` (`public_from`,`id`);