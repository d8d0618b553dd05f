CREATE TABLE `ensemble_courses` (
	`ensemble_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	PRIMARY KEY(`ensemble_id`, `course_id`),
	FOREIGN KEY (`ensemble_id`) REFERENCES `ensembles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ensemble_courses_course` ON `ensemble_courses` (`course_id`);--> statement-breakpoint
CREATE TABLE `ensemble_teachers` (
	`ensemble_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	PRIMARY KEY(`ensemble_id`, `person_id`),
	FOREIGN KEY (`ensemble_id`) REFERENCES `ensembles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ensemble_teachers_person` ON `ensemble_teachers` (`person_id`);--> statement-breakpoint
CREATE TABLE `ensembles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`slug_de` text NOT NULL,
	`slug_en` text NOT NULL,
	`text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`image_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ensembles_online_from` ON `ensembles` (`online_from`) WHERE "ensembles"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `ensembles_sort` ON `ensembles` (`sort_text`,`id`);