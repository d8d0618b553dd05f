ALTER TABLE `modules` ADD `is_online` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `modules` ADD `shown_from` integer;--> statement-breakpoint
ALTER TABLE `modules` ADD `shown_until` integer;--> statement-breakpoint
ALTER TABLE `modules` ADD `until_date_id` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `is_online` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `sections` ADD `shown_from` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `shown_until` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `until_date_id` integer;