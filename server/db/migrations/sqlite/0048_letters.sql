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
CREATE INDEX `date_notices_open` ON `date_notices` (`created_at`) WHERE "date_notices"."confirmed_at" is null;