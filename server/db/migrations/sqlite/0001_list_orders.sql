DROP INDEX `productions_type`;--> statement-breakpoint
DROP INDEX `productions_updated`;--> statement-breakpoint
CREATE INDEX `productions_type` ON `productions` (`type_id`,`id`);--> statement-breakpoint
CREATE INDEX `productions_updated` ON `productions` (`updated_at`,`id`);--> statement-breakpoint
DROP INDEX `images_title`;--> statement-breakpoint
CREATE INDEX `images_bytes` ON `images` (`bytes`,`id`);--> statement-breakpoint
CREATE INDEX `images_title` ON `images` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_updated` ON `blog_entries` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `redirects_created` ON `redirects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `redirects_hits` ON `redirects` (`hits`,`id`);--> statement-breakpoint
CREATE INDEX `people_position` ON `people` (`order`,`id`);--> statement-breakpoint
CREATE INDEX `people_first_name` ON `people` (`first_name`,`id`);--> statement-breakpoint
CREATE INDEX `people_updated` ON `people` (`updated_at`,`id`);