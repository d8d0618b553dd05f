DROP INDEX `production_people_person`;--> statement-breakpoint
CREATE INDEX `production_people_person` ON `production_people` (`person_id`,`production_id`);--> statement-breakpoint
DROP INDEX `programme_items_work`;--> statement-breakpoint
CREATE INDEX `programme_items_work` ON `programme_items` (`work_id`,`production_id`);--> statement-breakpoint
CREATE INDEX `blog_entries_online` ON `blog_entries` (`is_online`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_venue_production` ON `event_dates` (`venue_id`,`production_id`);--> statement-breakpoint
CREATE INDEX `images_credit` ON `images` (`credit`,`id`);