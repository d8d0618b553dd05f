CREATE TABLE `course_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`ticket` text NOT NULL,
	`locale` text NOT NULL,
	`kind` text NOT NULL,
	`learner` text NOT NULL,
	`age` text NOT NULL,
	`wish` text NOT NULL,
	`course_id` integer,
	`instrument_id` integer,
	`second_wish` text NOT NULL,
	`place` text NOT NULL,
	`location_id` integer,
	`weekdays` text NOT NULL,
	`times` text NOT NULL,
	`name` text NOT NULL,
	`learner_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`assigned_course_id` integer,
	`starts_on` text DEFAULT '' NOT NULL,
	`delete_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`assigned_course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_requests_ticket` ON `course_requests` (`ticket`);--> statement-breakpoint
CREATE INDEX `course_requests_created` ON `course_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_requests_state` ON `course_requests` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `course_requests_kind` ON `course_requests` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `course_requests_course` ON `course_requests` (`course_id`);--> statement-breakpoint
CREATE INDEX `course_requests_instrument` ON `course_requests` (`instrument_id`);--> statement-breakpoint
CREATE INDEX `course_requests_location` ON `course_requests` (`location_id`);--> statement-breakpoint
CREATE INDEX `course_requests_assigned` ON `course_requests` (`assigned_course_id`);--> statement-breakpoint
CREATE INDEX `course_requests_sort` ON `course_requests` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `course_requests_delete` ON `course_requests` (`delete_on`);