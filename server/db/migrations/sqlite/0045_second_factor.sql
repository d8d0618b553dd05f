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
ALTER TABLE `user` ADD `twoFactorEnabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `verification_value` ON `verification` (`value`);--> statement-breakpoint
CREATE INDEX `verification_expires` ON `verification` (`expiresAt`);