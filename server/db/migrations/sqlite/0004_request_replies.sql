CREATE TABLE `course_request_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	`nonce` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `course_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_request_replies_request` ON `course_request_replies` (`request_id`,`sent_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_request_replies_nonce` ON `course_request_replies` (`nonce`);