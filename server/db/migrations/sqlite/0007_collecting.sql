ALTER TABLE `user` ADD `collects` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `publishing` ADD `everyone` integer DEFAULT true NOT NULL;