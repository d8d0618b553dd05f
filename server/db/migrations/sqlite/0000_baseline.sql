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
CREATE TABLE `invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`usedAt` integer,
	`revokedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitation_token` ON `invitation` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `invitation_user` ON `invitation` (`userId`);--> statement-breakpoint
CREATE INDEX `invitation_expires` ON `invitation` (`expiresAt`);--> statement-breakpoint
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
CREATE TABLE `two_factor` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`secret` text NOT NULL,
	`backupCodes` text NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`lastStep` integer DEFAULT 0 NOT NULL,
	`confirmedAt` integer,
	`failedVerificationCount` integer DEFAULT 0 NOT NULL,
	`lockedUntil` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `two_factor_user` ON `two_factor` (`userId`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`emailVerified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'editor' NOT NULL,
	`areas` text DEFAULT 'concerts,school,press,site' NOT NULL,
	`twoFactorEnabled` integer DEFAULT false NOT NULL,
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
CREATE INDEX `verification_value` ON `verification` (`value`);--> statement-breakpoint
CREATE INDEX `verification_expires` ON `verification` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`user_name` text NOT NULL,
	`act` text NOT NULL,
	`resource` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`changes` text NOT NULL,
	`version_id` integer
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_act` ON `audit_log` (`act`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_record` ON `audit_log` (`resource`,`record_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_resource` ON `audit_log` (`resource`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_version` ON `audit_log` (`version_id`);--> statement-breakpoint
CREATE TABLE `backups` (
	`name` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`result` text NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`rows` integer NOT NULL,
	`media` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `backups_result` ON `backups` (`result`,`ended_at`);--> statement-breakpoint
CREATE INDEX `backups_ended` ON `backups` (`ended_at`);--> statement-breakpoint
CREATE TABLE `bin` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`part` text,
	`part_id` integer,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`state` text NOT NULL,
	`media` text NOT NULL,
	`holds` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`deleted_by` text
);
--> statement-breakpoint
CREATE INDEX `bin_deleted` ON `bin` (`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `bin_record` ON `bin` (`resource`,`record_id`,`part`);--> statement-breakpoint
CREATE INDEX `bin_part` ON `bin` (`part`,`part_id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`sealed` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `nightly_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outside_link_places` (
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`url` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`resource`, `record_id`, `url`)
);
--> statement-breakpoint
CREATE INDEX `outside_link_places_url` ON `outside_link_places` (`url`);--> statement-breakpoint
CREATE TABLE `outside_links` (
	`url` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	`checked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`failure` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outside_links_checked` ON `outside_links` (`checked_at`);--> statement-breakpoint
CREATE TABLE `page_states` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content_type` text NOT NULL,
	`object_id` integer NOT NULL,
	`language` text,
	`state` text NOT NULL,
	`begun_at` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text,
	`public_from` integer,
	`release_id` integer,
	`is_timed` integer DEFAULT false NOT NULL,
	`asks` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_states_saved` ON `page_states` (`content_type`,`object_id`,`id`) WHERE "page_states"."public_from" is null;--> statement-breakpoint
CREATE INDEX `page_states_published` ON `page_states` (`content_type`,`object_id`,`language`,`public_from`);--> statement-breakpoint
CREATE INDEX `page_states_public` ON `page_states` (`public_from`);--> statement-breakpoint
CREATE INDEX `page_states_release` ON `page_states` (`release_id`);--> statement-breakpoint
CREATE TABLE `publishing` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`indexed_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `releases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`public_from` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `releases_public` ON `releases` (`public_from`,`id`);--> statement-breakpoint
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
CREATE TABLE `presence` (
	`tab` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`where` text NOT NULL,
	`section` integer,
	`heading` text NOT NULL,
	`unsaved` integer NOT NULL,
	`hidden` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presence_thing` ON `presence` (`resource`,`record_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `presence_user` ON `presence` (`user_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `presence_seen` ON `presence` (`seen_at`);--> statement-breakpoint
CREATE TABLE `search_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`record_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`language` text NOT NULL,
	`texts` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_record` ON `search_documents` (`resource`,`record_id`,`language`);--> statement-breakpoint
CREATE TABLE `search_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`language` text NOT NULL,
	`word` text NOT NULL,
	`term` text NOT NULL,
	`documents` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_word` ON `search_words` (`language`,`word`,`term`);--> statement-breakpoint
CREATE TABLE `modules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`section_id` integer NOT NULL,
	`list_id` integer,
	`kind` text NOT NULL,
	`column` integer DEFAULT 0 NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`anchor` text DEFAULT '' NOT NULL,
	`data` text NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`shown_from` integer,
	`shown_until` integer,
	`until_date_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`section_id`) REFERENCES `sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`list_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `modules_section` ON `modules` (`section_id`,`column`,`order`);--> statement-breakpoint
CREATE INDEX `modules_list` ON `modules` (`list_id`,`order`);--> statement-breakpoint
CREATE INDEX `modules_kind` ON `modules` (`kind`);--> statement-breakpoint
CREATE TABLE `sections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`content_type` text NOT NULL,
	`object_id` integer NOT NULL,
	`parent_id` integer,
	`layout` integer DEFAULT 0 NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`shown_from` integer,
	`shown_until` integer,
	`until_date_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sections_slug` ON `sections` (`slug`);--> statement-breakpoint
CREATE INDEX `sections_object` ON `sections` (`content_type`,`object_id`,`order`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`data` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `table_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer
);
--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expire` integer
);
--> statement-breakpoint
CREATE INDEX `throttles_expire` ON `throttles` (`expire`);--> statement-breakpoint
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
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blog_entries_online_from` ON `blog_entries` (`online_from`) WHERE "blog_entries"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `blog_entries_sort` ON `blog_entries` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_date` ON `blog_entries` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_online` ON `blog_entries` (`is_online`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_updated` ON `blog_entries` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_entries_slug_de` ON `blog_entries` (`slug_de`);--> statement-breakpoint
CREATE INDEX `blog_entries_slug_en` ON `blog_entries` (`slug_en`);--> statement-breakpoint
CREATE INDEX `blog_entries_category` ON `blog_entries` (`category_id`,`date`);--> statement-breakpoint
CREATE TABLE `barrier_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`contact` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`is_done` integer DEFAULT false NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `barrier_reports_open` ON `barrier_reports` (`is_done`,`created_at`);--> statement-breakpoint
CREATE TABLE `barriers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`reason` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`alternative` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `barriers_online_from` ON `barriers` (`online_from`) WHERE "barriers"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `barriers_order` ON `barriers` (`order`,`id`);--> statement-breakpoint
CREATE TABLE `closed_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `closed_days_days` ON `closed_days` (`first_day`,`last_day`);--> statement-breakpoint
CREATE INDEX `closed_days_last` ON `closed_days` (`last_day`);--> statement-breakpoint
CREATE INDEX `closed_days_sort` ON `closed_days` (`sort_text`,`id`);--> statement-breakpoint
CREATE TABLE `colors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`key` text NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`value` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `colors_key` ON `colors` (`key`);--> statement-breakpoint
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
	`vacancies` text DEFAULT 'unsaid' NOT NULL,
	`repeat_weeks` integer DEFAULT 0 NOT NULL,
	`repeat_until` text DEFAULT '' NOT NULL,
	`weekday` integer DEFAULT 0 NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_dates_course` ON `course_dates` (`course_id`,`date_start`);--> statement-breakpoint
CREATE INDEX `course_dates_location` ON `course_dates` (`location_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `course_dates_weekday` ON `course_dates` (`weekday`,`course_id`);--> statement-breakpoint
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
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`parent_group_id`) REFERENCES `parent_groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `courses_online_from` ON `courses` (`online_from`) WHERE "courses"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `courses_sort` ON `courses` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `courses_group` ON `courses` (`parent_group_id`,`order`);--> statement-breakpoint
CREATE INDEX `courses_order` ON `courses` (`order`,`id`);--> statement-breakpoint
CREATE TABLE `date_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date_id` integer NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`known` text NOT NULL,
	`seen` text NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `date_notices_address` ON `date_notices` (`date_id`,`email`);--> statement-breakpoint
CREATE INDEX `date_notices_email` ON `date_notices` (`email`);--> statement-breakpoint
CREATE INDEX `date_notices_due` ON `date_notices` (`seen_at`) WHERE "date_notices"."known" <> "date_notices"."seen";--> statement-breakpoint
CREATE INDEX `date_notices_open` ON `date_notices` (`created_at`) WHERE "date_notices"."confirmed_at" is null;--> statement-breakpoint
CREATE TABLE `event_dates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`production_id` integer NOT NULL,
	`venue_id` integer NOT NULL,
	`date_start` integer NOT NULL,
	`date_end` integer NOT NULL,
	`ticket_link` text DEFAULT '' NOT NULL,
	`tickets_from` integer,
	`price_from` integer,
	`price_to` integer,
	`price_list_id` integer,
	`doors_minutes` integer,
	`introduction_minutes` integer,
	`introduction_place` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`tickets` text DEFAULT 'available' NOT NULL,
	`status_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`moved_from_start` integer,
	`moved_from_venue_id` integer,
	`wheelchair_places` integer,
	`wheelchair_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`companion_ticket` integer,
	`companion_ticket_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`step_free` integer,
	`step_free_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`lift` integer,
	`lift_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`accessible_toilet` integer,
	`accessible_toilet_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`hearing_loop` integer,
	`hearing_loop_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`quiet_place` integer,
	`quiet_place_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`sign_language` integer,
	`sign_language_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`relaxed` integer,
	`relaxed_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`assistance_dogs` integer,
	`assistance_dogs_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`nearest_stop` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`external_id` text,
	`recent_changes` text DEFAULT '[]' NOT NULL,
	`weekday` integer DEFAULT 0 NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`moved_from_venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_dates_missing_en` ON `event_dates` (`production_id`) WHERE ((coalesce("event_dates"."introduction_place"->>'de', '') <> '' and coalesce("event_dates"."introduction_place"->>'en', '') = '') or (coalesce("event_dates"."status_note"->>'de', '') <> '' and coalesce("event_dates"."status_note"->>'en', '') = '') or (coalesce("event_dates"."wheelchair_note"->>'de', '') <> '' and coalesce("event_dates"."wheelchair_note"->>'en', '') = '') or (coalesce("event_dates"."companion_ticket_note"->>'de', '') <> '' and coalesce("event_dates"."companion_ticket_note"->>'en', '') = '') or (coalesce("event_dates"."step_free_note"->>'de', '') <> '' and coalesce("event_dates"."step_free_note"->>'en', '') = '') or (coalesce("event_dates"."lift_note"->>'de', '') <> '' and coalesce("event_dates"."lift_note"->>'en', '') = '') or (coalesce("event_dates"."accessible_toilet_note"->>'de', '') <> '' and coalesce("event_dates"."accessible_toilet_note"->>'en', '') = '') or (coalesce("event_dates"."hearing_loop_note"->>'de', '') <> '' and coalesce("event_dates"."hearing_loop_note"->>'en', '') = '') or (coalesce("event_dates"."quiet_place_note"->>'de', '') <> '' and coalesce("event_dates"."quiet_place_note"->>'en', '') = '') or (coalesce("event_dates"."sign_language_note"->>'de', '') <> '' and coalesce("event_dates"."sign_language_note"->>'en', '') = '') or (coalesce("event_dates"."relaxed_note"->>'de', '') <> '' and coalesce("event_dates"."relaxed_note"->>'en', '') = '') or (coalesce("event_dates"."assistance_dogs_note"->>'de', '') <> '' and coalesce("event_dates"."assistance_dogs_note"->>'en', '') = '') or (coalesce("event_dates"."nearest_stop"->>'de', '') <> '' and coalesce("event_dates"."nearest_stop"->>'en', '') = ''));--> statement-breakpoint
CREATE INDEX `event_dates_end` ON `event_dates` (`date_end`,`date_start`,`production_id`);--> statement-breakpoint
CREATE INDEX `event_dates_changed` ON `event_dates` (`date_end`) WHERE "event_dates"."status" <> 'scheduled';--> statement-breakpoint
CREATE INDEX `event_dates_start` ON `event_dates` (`date_start`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_status` ON `event_dates` (`status`,`date_start`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_tickets` ON `event_dates` (`tickets`,`date_start`,`id`);--> statement-breakpoint
CREATE INDEX `event_dates_without_tickets` ON `event_dates` (`date_start`,`id`) WHERE "event_dates"."ticket_link" = '';--> statement-breakpoint
CREATE INDEX `event_dates_production` ON `event_dates` (`production_id`,`date_start`);--> statement-breakpoint
CREATE INDEX `event_dates_updated` ON `event_dates` (`updated_at`);--> statement-breakpoint
CREATE INDEX `event_dates_venue` ON `event_dates` (`venue_id`,`date_start`);--> statement-breakpoint
CREATE INDEX `event_dates_venue_production` ON `event_dates` (`venue_id`,`production_id`);--> statement-breakpoint
CREATE INDEX `event_dates_venue_end` ON `event_dates` (`venue_id`,`date_end`,`date_start`);--> statement-breakpoint
CREATE INDEX `event_dates_price_list` ON `event_dates` (`price_list_id`);--> statement-breakpoint
CREATE INDEX `event_dates_moved_from` ON `event_dates` (`moved_from_venue_id`) WHERE "event_dates"."moved_from_venue_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `event_dates_external` ON `event_dates` (`external_id`);--> statement-breakpoint
CREATE TABLE `production_people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`production_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`part` text NOT NULL,
	`instrument` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`work_id` integer,
	`order` integer NOT NULL,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `production_people_missing_en` ON `production_people` (`production_id`) WHERE (coalesce("production_people"."instrument"->>'de', '') <> '' and coalesce("production_people"."instrument"->>'en', '') = '');--> statement-breakpoint
CREATE INDEX `production_people_production` ON `production_people` (`production_id`,`order`);--> statement-breakpoint
CREATE INDEX `production_people_person` ON `production_people` (`person_id`,`production_id`);--> statement-breakpoint
CREATE INDEX `production_people_work` ON `production_people` (`work_id`);--> statement-breakpoint
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
	`online_from` integer,
	`online_with` integer,
	`for_children` integer DEFAULT false NOT NULL,
	`age_from` integer,
	`announced_month` text DEFAULT '' NOT NULL,
	`external_id` text,
	`last_end` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type_id`) REFERENCES `event_types`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `productions_online_from` ON `productions` (`online_from`) WHERE "productions"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `productions_image` ON `productions` (`image_id`,`id`) WHERE "productions"."image_id" is not null;--> statement-breakpoint
CREATE INDEX `productions_missing_en` ON `productions` (`id`) WHERE ((coalesce("productions"."name"->>'de', '') <> '' and coalesce("productions"."name"->>'en', '') = '') or (coalesce("productions"."name_subline"->>'de', '') <> '' and coalesce("productions"."name_subline"->>'en', '') = '') or (coalesce("productions"."description"->>'de', '') <> '' and coalesce("productions"."description"->>'en', '') = '') or (coalesce("productions"."additional_info"->>'de', '') <> '' and coalesce("productions"."additional_info"->>'en', '') = ''));--> statement-breakpoint
CREATE INDEX `productions_last_end` ON `productions` (`last_end`,`id`);--> statement-breakpoint
CREATE INDEX `productions_children` ON `productions` (`for_children`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `productions_online` ON `productions` (`is_online`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `productions_sort` ON `productions` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `productions_search` ON `productions` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `productions_type` ON `productions` (`type_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `productions_updated` ON `productions` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `productions_announced` ON `productions` (`announced_month`,`id`) WHERE "productions"."announced_month" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `productions_external` ON `productions` (`external_id`);--> statement-breakpoint
CREATE TABLE `programme_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`production_id` integer NOT NULL,
	`work_id` integer,
	`minutes` integer,
	`note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer NOT NULL,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`work_id`) REFERENCES `works`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `programme_items_missing_en` ON `programme_items` (`production_id`) WHERE (coalesce("programme_items"."note"->>'de', '') <> '' and coalesce("programme_items"."note"->>'en', '') = '');--> statement-breakpoint
CREATE INDEX `programme_items_production` ON `programme_items` (`production_id`,`order`);--> statement-breakpoint
CREATE INDEX `programme_items_work` ON `programme_items` (`work_id`,`production_id`);--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`question` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`answer` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `faqs_online_from` ON `faqs` (`online_from`) WHERE "faqs"."online_from" is not null;--> statement-breakpoint
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
	`updated_by` text,
	`updated_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_sort` ON `files` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `files_file` ON `files` (`file`);--> statement-breakpoint
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
	`tags` text DEFAULT '' NOT NULL,
	`rights_until` text DEFAULT '' NOT NULL,
	`look` text DEFAULT '' NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_sort` ON `images` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `images_created` ON `images` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `images_credit` ON `images` (`credit`,`id`);--> statement-breakpoint
CREATE INDEX `images_hash` ON `images` (`hash`);--> statement-breakpoint
CREATE INDEX `images_rights` ON `images` (`rights_until`,`id`);--> statement-breakpoint
CREATE INDEX `images_title` ON `images` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `images_bytes` ON `images` (`bytes`,`id`);--> statement-breakpoint
CREATE TABLE `instruments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`group_id` integer NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
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
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `age_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `event_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `instrument_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `parent_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
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
	`edition_of_id` integer,
	`edition` text,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
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
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`edition_of_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`og_image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pages_online_from` ON `pages` (`online_from`) WHERE "pages"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `pages_sort` ON `pages` (`sort_text`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_path_de` ON `pages` (`path_de`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_path_en` ON `pages` (`path_en`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_edition` ON `pages` (`edition_of_id`,`edition`);--> statement-breakpoint
CREATE INDEX `pages_parent` ON `pages` (`parent_id`,`order`);--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`page_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`until` integer NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `preview_links_token` ON `preview_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `preview_links_page` ON `preview_links` (`page_id`,`id`);--> statement-breakpoint
CREATE INDEX `preview_links_until` ON `preview_links` (`until`);--> statement-breakpoint
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
	`is_group` integer DEFAULT false NOT NULL,
	`role` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`department` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`biography` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`image_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`has_page` integer DEFAULT true NOT NULL,
	`external_id` text,
	`wikidata` text DEFAULT '' NOT NULL,
	`musicbrainz` text DEFAULT '' NOT NULL,
	`gnd` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `people_online_from` ON `people` (`online_from`) WHERE "people"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `people_image` ON `people` (`image_id`,`id`) WHERE "people"."image_id" is not null;--> statement-breakpoint
CREATE INDEX `people_missing_en` ON `people` (`id`) WHERE ((coalesce("people"."role"->>'de', '') <> '' and coalesce("people"."role"->>'en', '') = '') or (coalesce("people"."department"->>'de', '') <> '' and coalesce("people"."department"->>'en', '') = '') or (coalesce("people"."biography"->>'de', '') <> '' and coalesce("people"."biography"->>'en', '') = ''));--> statement-breakpoint
CREATE INDEX `people_sort` ON `people` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `people_search` ON `people` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `people_name` ON `people` (`last_name`,`first_name`);--> statement-breakpoint
CREATE INDEX `people_order` ON `people` (`order`,`last_name`);--> statement-breakpoint
CREATE INDEX `people_position` ON `people` (`order`,`id`);--> statement-breakpoint
CREATE INDEX `people_first_name` ON `people` (`first_name`,`id`);--> statement-breakpoint
CREATE INDEX `people_updated` ON `people` (`updated_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `people_external` ON `people` (`external_id`);--> statement-breakpoint
CREATE TABLE `person_instruments` (
	`person_id` integer NOT NULL,
	`instrument_id` integer NOT NULL,
	PRIMARY KEY(`person_id`, `instrument_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`instrument_id`) REFERENCES `instruments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `person_instruments_instrument` ON `person_instruments` (`instrument_id`);--> statement-breakpoint
CREATE TABLE `press_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`image_id` integer NOT NULL,
	`caption` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`licence` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`production_id` integer,
	`person_id` integer,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`rights_until` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`production_id`) REFERENCES `productions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `press_pictures_online_from` ON `press_pictures` (`online_from`) WHERE "press_pictures"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `press_pictures_sort` ON `press_pictures` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `press_pictures_order` ON `press_pictures` (`order`,`id`);--> statement-breakpoint
CREATE TABLE `price_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`price_list_id` integer NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`price` integer NOT NULL,
	`price_reduced` integer,
	`order` integer NOT NULL,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_categories_list` ON `price_categories` (`price_list_id`,`order`);--> statement-breakpoint
CREATE TABLE `price_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`reductions` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `price_lists_sort` ON `price_lists` (`sort_text`,`id`);--> statement-breakpoint
CREATE TABLE `missing_paths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`is_probe` integer NOT NULL,
	`hits` integer NOT NULL,
	`last_at` integer NOT NULL,
	`referrer` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `missing_paths_path` ON `missing_paths` (`path`);--> statement-breakpoint
CREATE INDEX `missing_paths_hits` ON `missing_paths` (`is_probe`,`hits`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `missing_paths_last` ON `missing_paths` (`is_probe`,`last_at`,`id`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`old_path` text NOT NULL,
	`new_path` text NOT NULL,
	`automatic` integer DEFAULT false NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redirects_sort` ON `redirects` (`sort_text`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_old` ON `redirects` (`old_path`);--> statement-breakpoint
CREATE INDEX `redirects_new` ON `redirects` (`new_path`);--> statement-breakpoint
CREATE INDEX `redirects_created` ON `redirects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `redirects_hits` ON `redirects` (`hits`,`id`);--> statement-breakpoint
CREATE TABLE `course_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`ticket` text NOT NULL,
	`locale` text NOT NULL,
	`kind` text NOT NULL,
	`learner` text NOT NULL,
	`age` text NOT NULL,
	`wish` text NOT NULL,
	`course_id` integer,
	`instrument_id` integer,
	`second_wish` text NOT NULL,
	`place` text NOT NULL,
	`location_id` integer,
	`weekdays` text NOT NULL,
	`times` text NOT NULL,
	`name` text NOT NULL,
	`learner_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`assigned_course_id` integer,
	`starts_on` text DEFAULT '' NOT NULL,
	`delete_on` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`assigned_course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_requests_ticket` ON `course_requests` (`ticket`);--> statement-breakpoint
CREATE INDEX `course_requests_created` ON `course_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_requests_state` ON `course_requests` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `course_requests_kind` ON `course_requests` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `course_requests_course` ON `course_requests` (`course_id`);--> statement-breakpoint
CREATE INDEX `course_requests_instrument` ON `course_requests` (`instrument_id`);--> statement-breakpoint
CREATE INDEX `course_requests_location` ON `course_requests` (`location_id`);--> statement-breakpoint
CREATE INDEX `course_requests_assigned` ON `course_requests` (`assigned_course_id`);--> statement-breakpoint
CREATE INDEX `course_requests_sort` ON `course_requests` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `course_requests_delete` ON `course_requests` (`delete_on`);--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`words` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `search_synonyms_sort` ON `search_synonyms` (`sort_text`,`id`);--> statement-breakpoint
CREATE TABLE `sponsors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`text` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`image_id` integer,
	`tier` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`shown_from` integer,
	`shown_until` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sponsors_online_from` ON `sponsors` (`online_from`) WHERE "sponsors"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `sponsors_sort` ON `sponsors` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `sponsors_tier` ON `sponsors` (`tier`,`order`);--> statement-breakpoint
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
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `heroes_variant` ON `heroes` (`variant`,`order`);--> statement-breakpoint
CREATE INDEX `heroes_online_from` ON `heroes` (`online_from`) WHERE "heroes"."online_from" is not null;--> statement-breakpoint
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
	`online_from` integer,
	`online_with` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `teasers_variant` ON `teasers` (`variant`,`order`);--> statement-breakpoint
CREATE INDEX `teasers_online_from` ON `teasers` (`online_from`) WHERE "teasers"."online_from" is not null;--> statement-breakpoint
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
	`country` text DEFAULT '' NOT NULL,
	`google_maps` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`access` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`wheelchair_places` integer,
	`wheelchair_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`companion_ticket` integer,
	`companion_ticket_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`step_free` integer,
	`step_free_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`lift` integer,
	`lift_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`accessible_toilet` integer,
	`accessible_toilet_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`hearing_loop` integer,
	`hearing_loop_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`quiet_place` integer,
	`quiet_place_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`sign_language` integer,
	`sign_language_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`relaxed` integer,
	`relaxed_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`assistance_dogs` integer,
	`assistance_dogs_note` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`nearest_stop` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`image_id` integer,
	`is_online` integer DEFAULT true NOT NULL,
	`online_from` integer,
	`online_with` integer,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `venues_online_from` ON `venues` (`online_from`) WHERE "venues"."online_from" is not null;--> statement-breakpoint
CREATE INDEX `venues_image` ON `venues` (`image_id`,`id`) WHERE "venues"."image_id" is not null;--> statement-breakpoint
CREATE INDEX `venues_missing_en` ON `venues` (`id`) WHERE ((coalesce("venues"."description"->>'de', '') <> '' and coalesce("venues"."description"->>'en', '') = '') or (coalesce("venues"."access"->>'de', '') <> '' and coalesce("venues"."access"->>'en', '') = '') or (coalesce("venues"."wheelchair_note"->>'de', '') <> '' and coalesce("venues"."wheelchair_note"->>'en', '') = '') or (coalesce("venues"."companion_ticket_note"->>'de', '') <> '' and coalesce("venues"."companion_ticket_note"->>'en', '') = '') or (coalesce("venues"."step_free_note"->>'de', '') <> '' and coalesce("venues"."step_free_note"->>'en', '') = '') or (coalesce("venues"."lift_note"->>'de', '') <> '' and coalesce("venues"."lift_note"->>'en', '') = '') or (coalesce("venues"."accessible_toilet_note"->>'de', '') <> '' and coalesce("venues"."accessible_toilet_note"->>'en', '') = '') or (coalesce("venues"."hearing_loop_note"->>'de', '') <> '' and coalesce("venues"."hearing_loop_note"->>'en', '') = '') or (coalesce("venues"."quiet_place_note"->>'de', '') <> '' and coalesce("venues"."quiet_place_note"->>'en', '') = '') or (coalesce("venues"."sign_language_note"->>'de', '') <> '' and coalesce("venues"."sign_language_note"->>'en', '') = '') or (coalesce("venues"."relaxed_note"->>'de', '') <> '' and coalesce("venues"."relaxed_note"->>'en', '') = '') or (coalesce("venues"."assistance_dogs_note"->>'de', '') <> '' and coalesce("venues"."assistance_dogs_note"->>'en', '') = '') or (coalesce("venues"."nearest_stop"->>'de', '') <> '' and coalesce("venues"."nearest_stop"->>'en', '') = ''));--> statement-breakpoint
CREATE INDEX `venues_search` ON `venues` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `venues_sort` ON `venues` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `venues_city` ON `venues` (`city`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `venues_external` ON `venues` (`external_id`);--> statement-breakpoint
CREATE TABLE `composers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`name_en` text DEFAULT '' NOT NULL,
	`sort_name_en` text DEFAULT '' NOT NULL,
	`spellings` text DEFAULT '[]' NOT NULL,
	`born` integer,
	`died` integer,
	`same_as` text DEFAULT '' NOT NULL,
	`wikidata` text DEFAULT '' NOT NULL,
	`musicbrainz` text DEFAULT '' NOT NULL,
	`gnd` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `composers_sort` ON `composers` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `composers_search` ON `composers` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `composers_sort_name` ON `composers` (`sort_name`);--> statement-breakpoint
CREATE INDEX `composers_name` ON `composers` (`name`);--> statement-breakpoint
CREATE TABLE `works` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_text` text DEFAULT '' NOT NULL,
	`composer_id` integer NOT NULL,
	`title` text DEFAULT '{"de":"","en":""}' NOT NULL,
	`movements` text DEFAULT '[]' NOT NULL,
	`minutes` integer,
	`same_as` text DEFAULT '' NOT NULL,
	`wikidata` text DEFAULT '' NOT NULL,
	`musicbrainz` text DEFAULT '' NOT NULL,
	`gnd` text DEFAULT '' NOT NULL,
	`external_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer,
	FOREIGN KEY (`composer_id`) REFERENCES `composers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `works_missing_en` ON `works` (`id`) WHERE (coalesce("works"."title"->>'de', '') <> '' and coalesce("works"."title"->>'en', '') = '');--> statement-breakpoint
CREATE INDEX `works_sort` ON `works` (`sort_text`,`id`);--> statement-breakpoint
CREATE INDEX `works_search` ON `works` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `works_composer` ON `works` (`composer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `works_external` ON `works` (`external_id`);--> statement-breakpoint
-- By hand, because Drizzle does not describe it: the search index, the codes of posters, the synonyms that every installation begins with.
CREATE VIRTUAL TABLE search_index USING fts5(title, names, body, content='', contentless_delete=1, detail=column, tokenize='ascii');
--> statement-breakpoint
CREATE TRIGGER poster_code_of_event_dates AFTER INSERT ON event_dates BEGIN
  INSERT INTO poster_codes (resource, record_id) VALUES ('event-dates', NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER poster_code_of_courses AFTER INSERT ON courses BEGIN
  INSERT INTO poster_codes (resource, record_id) VALUES ('courses', NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
INSERT INTO search_synonyms (words, search_text, sort_text) VALUES
  ('Sinfonie, Symphonie, Symphony', 'sinfonie, symphonie, symphony', 'sinfonie, symphonie, symphony'),
  ('sinfonisch, symphonisch', 'sinfonisch, symphonisch', 'sinfonisch, symphonisch'),
  ('Abo, Abonnement', 'abo, abonnement', 'abo, abonnement'),
  ('Cello, Violoncello', 'cello, violoncello', 'cello, violoncello'),
  ('Bratsche, Viola', 'bratsche, viola', 'bratsche, viola'),
  ('Geige, Violine', 'geige, violine', 'geige, violine'),
  ('Klavier, Piano, Flügel', 'klavier, piano, flugel', 'klavier, piano, flugel'),
  ('Waldhorn, Horn', 'waldhorn, horn', 'waldhorn, horn'),
  ('Saal, Säle', 'saal, sale', 'saal, sale'),
  ('Karte, Ticket, Eintrittskarte', 'karte, ticket, eintrittskarte', 'karte, ticket, eintrittskarte'),
  ('Leitung, Dirigent', 'leitung, dirigent', 'leitung, dirigent'),
  ('Anfahrt, Anreise, Wegbeschreibung', 'anfahrt, anreise, wegbeschreibung', 'anfahrt, anreise, wegbeschreibung'),
  ('barrierefrei, Rollstuhl, behindertengerecht', 'barrierefrei, rollstuhl, behindertengerecht', 'barrierefrei, rollstuhl, behindertengerecht'),
  ('Saxofon, Saxophon', 'saxofon, saxophon', 'saxofon, saxophon'),
  ('Xylofon, Xylophon', 'xylofon, xylophon', 'xylofon, xylophon'),
  ('Kontrabass, Bassgeige', 'kontrabass, bassgeige', 'kontrabass, bassgeige');
