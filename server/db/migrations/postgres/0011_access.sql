ALTER TABLE "event_dates" ADD COLUMN "wheelchair_places" integer;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "wheelchair_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "companion_ticket" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "companion_ticket_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "step_free" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "step_free_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "lift" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "lift_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "accessible_toilet" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "accessible_toilet_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "hearing_loop" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "hearing_loop_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "quiet_place" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "quiet_place_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "sign_language" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "sign_language_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "relaxed" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "relaxed_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "assistance_dogs" boolean;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "assistance_dogs_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "nearest_stop" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "wheelchair_places" integer;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "wheelchair_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "companion_ticket" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "companion_ticket_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "step_free" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "step_free_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "lift" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "lift_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "accessible_toilet" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "accessible_toilet_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "hearing_loop" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "hearing_loop_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "quiet_place" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "quiet_place_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "sign_language" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "sign_language_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "relaxed" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "relaxed_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "assistance_dogs" boolean;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "assistance_dogs_note" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "nearest_stop" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;