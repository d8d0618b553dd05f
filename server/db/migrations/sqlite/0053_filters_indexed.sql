DROP INDEX `productions_children`;--> statement-breakpoint
DROP INDEX `productions_type`;--> statement-breakpoint
CREATE INDEX `productions_image` ON `productions` (`image_id`,`id`) WHERE "productions"."image_id" is not null;--> statement-breakpoint
CREATE INDEX `productions_children` ON `productions` (`for_children`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `productions_type` ON `productions` (`type_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_status` ON `event_dates` (`status`,`date_start`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_tickets` ON `event_dates` (`tickets`,`date_start`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_without_tickets` ON `event_dates` (`date_start`,`id`) WHERE "event_dates"."ticket_link" = '';--> statement-breakpoint
CREATE INDEX `event_dates_moved_from` ON `event_dates` (`moved_from_venue_id`) WHERE "event_dates"."moved_from_venue_id" is not null;--> statement-breakpoint
CREATE INDEX `people_image` ON `people` (`image_id`,`id`) WHERE "people"."image_id" is not null;--> statement-breakpoint
CREATE INDEX `venues_image` ON `venues` (`image_id`,`id`) WHERE "venues"."image_id" is not null;--> statement-breakpoint
CREATE INDEX `venues_search` ON `venues` (`search_text`,`id`);