CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`user_name` text NOT NULL,
	`act` text NOT NULL,
	`resource` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`changes` text NOT NULL,
	`version_id` integer
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_act` ON `audit_log` (`act`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_record` ON `audit_log` (`resource`,`record_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_resource` ON `audit_log` (`resource`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_version` ON `audit_log` (`version_id`);