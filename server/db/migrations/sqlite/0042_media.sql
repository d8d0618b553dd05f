ALTER TABLE `images` ADD `tags` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `rights_until` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `images` ADD `look` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `images_rights` ON `images` (`rights_until`,`id`);