ALTER TABLE `event_dates` ADD `price_from` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `price_to` integer;