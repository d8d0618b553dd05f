ALTER TABLE `user` ADD `language` text;--> statement-breakpoint
ALTER TABLE `user` ADD `sideBySide` integer DEFAULT false NOT NULL;