CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expire` integer
);
--> statement-breakpoint
CREATE INDEX `throttles_expire` ON `throttles` (`expire`);