CREATE TABLE `poster_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `poster_codes_record` ON `poster_codes` (`resource`,`record_id`);--> statement-breakpoint
CREATE TABLE `poster_visits` (
	`code_id` integer NOT NULL,
	`day` text NOT NULL,
	`visits` integer NOT NULL,
	PRIMARY KEY(`code_id`, `day`)
);
--> statement-breakpoint
INSERT INTO poster_codes (resource, record_id) SELECT 'event-dates', id FROM event_dates ORDER BY id;
--> statement-breakpoint
INSERT INTO poster_codes (resource, record_id) SELECT 'courses', id FROM courses ORDER BY id;
--> statement-breakpoint
CREATE TRIGGER poster_code_of_event_dates AFTER INSERT ON event_dates BEGIN
  INSERT INTO poster_codes (resource, record_id) VALUES ('event-dates', NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER poster_code_of_courses AFTER INSERT ON courses BEGIN
  INSERT INTO poster_codes (resource, record_id) VALUES ('courses', NEW.id) ON CONFLICT DO NOTHING;
END;
