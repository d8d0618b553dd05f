CREATE TABLE `presence` (
	`tab` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`where` text NOT NULL,
	`section` integer,
	`heading` text NOT NULL,
	`unsaved` integer NOT NULL,
	`hidden` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presence_thing` ON `presence` (`resource`,`record_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `presence_user` ON `presence` (`user_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `presence_seen` ON `presence` (`seen_at`);