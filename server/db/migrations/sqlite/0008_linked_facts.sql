ALTER TABLE `event_dates` ADD `tickets_from` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `composers` ADD `same_as` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `works` ADD `same_as` text DEFAULT '' NOT NULL;