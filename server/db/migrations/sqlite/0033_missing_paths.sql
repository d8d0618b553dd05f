CREATE TABLE `missing_paths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`is_probe` integer NOT NULL,
	`hits` integer NOT NULL,
	`last_at` integer NOT NULL,
	`referrer` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `missing_paths_path` ON `missing_paths` (`path`);--> statement-breakpoint
CREATE INDEX `missing_paths_hits` ON `missing_paths` (`is_probe`,`hits`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `missing_paths_last` ON `missing_paths` (`is_probe`,`last_at`,`id`);