ALTER TABLE `blog_entries` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `blog_entries` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `blog_entries_online_from` ON `blog_entries` (`online_from`) WHERE "blog_entries"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `barriers` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `barriers` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `barriers_online_from` ON `barriers` (`online_from`) WHERE "barriers"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `courses` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `courses` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `courses_online_from` ON `courses` (`online_from`) WHERE "courses"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `productions` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `productions` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `productions_online_from` ON `productions` (`online_from`) WHERE "productions"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `faqs` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `faqs` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `faqs_online_from` ON `faqs` (`online_from`) WHERE "faqs"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `pages` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `pages` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `pages_online_from` ON `pages` (`online_from`) WHERE "pages"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `people` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `people_online_from` ON `people` (`online_from`) WHERE "people"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `press_pictures` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `press_pictures` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `press_pictures_online_from` ON `press_pictures` (`online_from`) WHERE "press_pictures"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `sponsors` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `sponsors` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `sponsors_online_from` ON `sponsors` (`online_from`) WHERE "sponsors"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `heroes` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `heroes` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `heroes_online_from` ON `heroes` (`online_from`) WHERE "heroes"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `teasers` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `teasers` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `teasers_online_from` ON `teasers` (`online_from`) WHERE "teasers"."online_from" is not null;--> statement-breakpoint
ALTER TABLE `venues` ADD `online_from` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `online_with` integer;--> statement-breakpoint
CREATE INDEX `venues_online_from` ON `venues` (`online_from`) WHERE "venues"."online_from" is not null;