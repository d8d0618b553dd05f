CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`providerId` text NOT NULL,
	`userId` text NOT NULL,
	`accessToken` text,
	`refreshToken` text,
	`idToken` text,
	`accessTokenExpiresAt` integer,
	`refreshTokenExpiresAt` integer,
	`scope` text,
	`password` text,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`userId`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`expiresAt` integer NOT NULL,
	`token` text NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`ipAddress` text,
	`userAgent` text,
	`userId` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`userId`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`emailVerified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'editor' NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`);--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expiresAt` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE TABLE `course_age_groups` (
	`course_id` integer NOT NULL,
	`age_group_id` integer NOT NULL,
	PRIMARY KEY(`course_id`, `age_group_id`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`age_group_id`) REFERENCES `age_groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_age_groups_group` ON `course_age_groups` (`age_group_id`);--> statement-breakpoint
CREATE TABLE `course_dates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`location_id` integer NOT NULL,
	`date_start` integer NOT NULL,
	`date_end` integer NOT NULL,
	`rhythm` text DEFAULT '{"de":"","en":""}' NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_dates_course` ON `course_dates` (`course_id`,`date_start`);--> statement-breakpoint
CREATE INDEX `course_dates_location` ON `course_dates` (`location_id`);--> statement-breakpoint
CREATE TABLE `course_instructors` (
	`course_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	PRIMARY KEY(`course_id`, `person_id`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_instructors_person` ON `course_instructors` (`person_id`);--> statement-breakpoint
CREATE TABLE `course_instruments` (
	`course_id` integer NOT NULL,
	`instrument_id` integer NOT NULL,
	PRIMARY KEY(`course_id`, `instrument_id`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`instrument_id`) REFERENCES `instruments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_instruments_instrument` ON `course_instruments` (`instrument_id`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`subline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`slug_de` text NOT NULL,
	`slug_en` text NOT NULL,
	`description` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`registration` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`price` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`color_key` text DEFAULT '' NOT NULL,
	`parent_group_id` integer NOT NULL,
	`image_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`parent_group_id`) REFERENCES `parent_groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `courses_sort` ON `courses` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `courses_group` ON `courses` (`parent_group_id`,`order`);--> statement-breakpoint
CREATE INDEX `courses_order` ON `courses` (`order`,`id`);--> statement-breakpoint
CREATE TABLE `composers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`born` integer,
	`died` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `composers_sort` ON `composers` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `composers_sort_name` ON `composers` (`sort_name`);--> statement-breakpoint
CREATE INDEX `composers_name` ON `composers` (`name`);--> statement-breakpoint
CREATE TABLE `event_dates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`production_id` integer NOT NULL,
	`venue_id` integer NOT NULL,
	`date_start` integer NOT NULL,
	`date_end` integer NOT NULL,
	`ticket_link` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`status_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`moved_from_start` integer,
	`moved_from_venue_id` integer,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`moved_from_venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_dates_end` ON `event_dates` (`date_end`);--> statement-breakpoint
CREATE INDEX `event_dates_start` ON `event_dates` (`date_start`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_production` ON `event_dates` (`production_id`,`date_start`);--> statement-breakpoint
CREATE INDEX `event_dates_venue` ON `event_dates` (`venue_id`,`date_start`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_dates_external` ON `event_dates` (`external_id`);--> statement-breakpoint
CREATE TABLE `production_people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`production_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`part` text NOT NULL,
	`instrument` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer NOT NULL,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `production_people_production` ON `production_people` (`production_id`,`order`);--> statement-breakpoint
CREATE INDEX `production_people_person` ON `production_people` (`person_id`);--> statement-breakpoint
CREATE TABLE `production_subscriptions` (
	`production_id` integer NOT NULL,
	`subscription_id` integer NOT NULL,
	PRIMARY KEY(`production_id`, `subscription_id`),
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `production_subscriptions_subscription` ON `production_subscriptions` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `productions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`name_subline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`slug_de` text NOT NULL,
	`slug_en` text NOT NULL,
	`description` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`additional_info` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`color_key` text DEFAULT '' NOT NULL,
	`image_id` integer,
	`type_id` integer NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type_id`) REFERENCES `event_types`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `productions_sort` ON `productions` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `productions_type` ON `productions` (`type_id`);--> statement-breakpoint
CREATE INDEX `productions_updated` ON `productions` (`updated_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `productions_external` ON `productions` (`external_id`);--> statement-breakpoint
CREATE TABLE `programme_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`production_id` integer NOT NULL,
	`work_id` integer,
	`order` integer NOT NULL,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `programme_items_production` ON `programme_items` (`production_id`,`order`);--> statement-breakpoint
CREATE INDEX `programme_items_work` ON `programme_items` (`work_id`);--> statement-breakpoint
CREATE TABLE `venues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`slug_de` text NOT NULL,
	`slug_en` text NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`postcode` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`google_maps` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`access` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`image_id` integer,
	`is_online` integer DEFAULT true NOT NULL,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `venues_sort` ON `venues` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `venues_city` ON `venues` (`city`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `venues_external` ON `venues` (`external_id`);--> statement-breakpoint
CREATE TABLE `works` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`composer_id` integer NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`movements` text DEFAULT '[]' NOT NULL,
	`minutes` integer,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`composer_id`) REFERENCES `composers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `works_sort` ON `works` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `works_composer` ON `works` (`composer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `works_external` ON `works` (`external_id`);--> statement-breakpoint
CREATE TABLE `age_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `colors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`key` text NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`value` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `colors_key` ON `colors` (`key`);--> statement-breakpoint
CREATE TABLE `event_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`question` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`answer` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `heroes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`variant` text NOT NULL,
	`preline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`headline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`subline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`link_text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`image_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `heroes_variant` ON `heroes` (`variant`,`order`);--> statement-breakpoint
CREATE TABLE `instrument_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `instruments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`group_id` integer NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `instrument_groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `instruments_group` ON `instruments` (`group_id`);--> statement-breakpoint
CREATE TABLE `locations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `parent_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `teasers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`variant` text NOT NULL,
	`preline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`headline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`subline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`link_text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`image_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `teasers_variant` ON `teasers` (`variant`,`order`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`file` text NOT NULL,
	`name` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`hash` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_sort` ON `files` (`sort_text`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `files_file` ON `files` (`file`);--> statement-breakpoint
CREATE INDEX `files_name` ON `files` (`name`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`file` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`mime` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`hash` text NOT NULL,
	`alt` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`decorative` integer DEFAULT false NOT NULL,
	`credit` text DEFAULT '' NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_sort` ON `images` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `images_created` ON `images` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `images_hash` ON `images` (`hash`);--> statement-breakpoint
CREATE INDEX `images_title` ON `images` (`title`);--> statement-breakpoint
CREATE TABLE `blog_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`slug_de` text NOT NULL,
	`slug_en` text NOT NULL,
	`intro` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`body` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`date` integer NOT NULL,
	`category_id` integer,
	`image_id` integer,
	`on_home` integer DEFAULT false NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blog_entries_sort` ON `blog_entries` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_date` ON `blog_entries` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_slug_de` ON `blog_entries` (`slug_de`);--> statement-breakpoint
CREATE INDEX `blog_entries_slug_en` ON `blog_entries` (`slug_en`);--> statement-breakpoint
CREATE INDEX `blog_entries_category` ON `blog_entries` (`category_id`,`date`);--> statement-breakpoint
CREATE TABLE `modules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`section_id` integer NOT NULL,
	`list_id` integer,
	`kind` text NOT NULL,
	`column` integer DEFAULT 0 NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`anchor` text DEFAULT '' NOT NULL,
	`data` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` integer,
	`deleted_by` text,
	FOREIGN KEY (`section_id`) REFERENCES `sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`list_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `modules_section` ON `modules` (`section_id`,`column`,`order`);--> statement-breakpoint
CREATE INDEX `modules_list` ON `modules` (`list_id`,`order`);--> statement-breakpoint
CREATE INDEX `modules_kind` ON `modules` (`kind`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`parent_id` integer,
	`content_type` text DEFAULT 'page' NOT NULL,
	`variant` text,
	`slug_de` text DEFAULT '' NOT NULL,
	`slug_en` text DEFAULT '' NOT NULL,
	`path_de` text,
	`path_en` text,
	`link` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`headline` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`is_clickable` integer DEFAULT true NOT NULL,
	`in_menu` integer DEFAULT false NOT NULL,
	`in_footer` integer DEFAULT false NOT NULL,
	`in_secondary` integer DEFAULT false NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`meta_title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`meta_description` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`og_title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`og_description` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`og_image_id` integer,
	`og_type` text DEFAULT 'website' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`og_image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pages_sort` ON `pages` (`sort_text`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_path_de` ON `pages` (`path_de`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_path_en` ON `pages` (`path_en`);--> statement-breakpoint
CREATE INDEX `pages_parent` ON `pages` (`parent_id`,`order`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`old_path` text NOT NULL,
	`new_path` text NOT NULL,
	`automatic` integer DEFAULT false NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redirects_sort` ON `redirects` (`sort_text`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_old` ON `redirects` (`old_path`);--> statement-breakpoint
CREATE INDEX `redirects_new` ON `redirects` (`new_path`);--> statement-breakpoint
CREATE TABLE `sections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`content_type` text NOT NULL,
	`object_id` integer NOT NULL,
	`parent_id` integer,
	`layout` integer DEFAULT 0 NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` integer,
	`deleted_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sections_slug` ON `sections` (`slug`);--> statement-breakpoint
CREATE INDEX `sections_object` ON `sections` (`content_type`,`object_id`,`order`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`data` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text NOT NULL,
	`slug_de` text NOT NULL,
	`slug_en` text NOT NULL,
	`is_instructor` integer DEFAULT false NOT NULL,
	`is_soloist` integer DEFAULT false NOT NULL,
	`is_employee` integer DEFAULT false NOT NULL,
	`role` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`department` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`biography` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`image_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`has_page` integer DEFAULT true NOT NULL,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `people_sort` ON `people` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `people_name` ON `people` (`last_name`,`first_name`);--> statement-breakpoint
CREATE INDEX `people_order` ON `people` (`order`,`last_name`);--> statement-breakpoint
CREATE UNIQUE INDEX `people_external` ON `people` (`external_id`);--> statement-breakpoint
CREATE TABLE `person_instruments` (
	`person_id` integer NOT NULL,
	`instrument_id` integer NOT NULL,
	PRIMARY KEY(`person_id`, `instrument_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`instrument_id`) REFERENCES `instruments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `person_instruments_instrument` ON `person_instruments` (`instrument_id`);