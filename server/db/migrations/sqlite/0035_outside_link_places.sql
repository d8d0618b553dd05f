CREATE TABLE `outside_link_places` (
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`url` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`resource`, `record_id`, `url`)
);
--> statement-breakpoint
CREATE INDEX `outside_link_places_url` ON `outside_link_places` (`url`);