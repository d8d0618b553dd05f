CREATE INDEX `productions_search` ON `productions` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `people_search` ON `people` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `composers_search` ON `composers` (`search_text`,`id`);--> statement-breakpoint
CREATE INDEX `works_search` ON `works` (`search_text`,`id`);