CREATE TABLE `import_choices` (
	`user_id` text NOT NULL,
	`resource` text NOT NULL,
	`shape` text NOT NULL,
	`choices` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `resource`, `shape`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_choices_used` ON `import_choices` (`user_id`,`used_at`);--> statement-breakpoint
CREATE TABLE `import_run_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` integer NOT NULL,
	`resource` text NOT NULL,
	`undo` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `import_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_run_steps_run` ON `import_run_steps` (`run_id`,`id`);--> statement-breakpoint
CREATE TABLE `import_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`user_name` text NOT NULL,
	`resource` text NOT NULL,
	`file` text NOT NULL,
	`state` text NOT NULL,
	`total` integer NOT NULL,
	`finished` integer NOT NULL,
	`wrong` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `import_runs_resource` ON `import_runs` (`resource`,`at`);--> statement-breakpoint
CREATE INDEX `import_runs_at` ON `import_runs` (`at`);