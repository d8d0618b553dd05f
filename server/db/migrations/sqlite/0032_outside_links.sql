CREATE TABLE `nightly_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outside_links` (
	`url` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	`checked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`failure` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outside_links_checked` ON `outside_links` (`checked_at`);