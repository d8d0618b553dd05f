DROP INDEX `event_dates_end`;--> statement-breakpoint
CREATE INDEX `event_dates_end` ON `event_dates` (`date_end`,`date_start`,`production_id`);--> statement-breakpoint
ALTER TABLE `productions` ADD `last_end` integer;--> statement-breakpoint
CREATE INDEX `productions_last_end` ON `productions` (`last_end`,`id`);--> statement-breakpoint
CREATE INDEX `productions_online` ON `productions` (`is_online`,`updated_at`,`id`);--> statement-breakpoint
UPDATE `productions` SET `last_end` = (SELECT max(`date_end`) FROM `event_dates` WHERE `event_dates`.`production_id` = `productions`.`id`);
