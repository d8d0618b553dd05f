CREATE INDEX `event_dates_venue_end` ON `event_dates` (`venue_id`,`date_end`,`date_start`);--> statement-breakpoint
CREATE INDEX `productions_children` ON `productions` (`for_children`,`id`);