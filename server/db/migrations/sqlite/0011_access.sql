ALTER TABLE `event_dates` ADD `wheelchair_places` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `wheelchair_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `companion_ticket` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `companion_ticket_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `step_free` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `step_free_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `lift` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `lift_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `accessible_toilet` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `accessible_toilet_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `hearing_loop` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `hearing_loop_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `quiet_place` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `quiet_place_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `sign_language` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `sign_language_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `relaxed` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `relaxed_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `assistance_dogs` integer;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `assistance_dogs_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `nearest_stop` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `wheelchair_places` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `wheelchair_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `companion_ticket` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `companion_ticket_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `step_free` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `step_free_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `lift` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `lift_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `accessible_toilet` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `accessible_toilet_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `hearing_loop` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `hearing_loop_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `quiet_place` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `quiet_place_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `sign_language` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `sign_language_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `relaxed` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `relaxed_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `assistance_dogs` integer;--> statement-breakpoint
ALTER TABLE `venues` ADD `assistance_dogs_note` text DEFAULT '{"de":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `venues` ADD `nearest_stop` text DEFAULT '{"de":"","en":""}' NOT NULL;