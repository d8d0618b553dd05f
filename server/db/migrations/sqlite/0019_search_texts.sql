CREATE TABLE `search_texts` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`texts` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `search_texts` SELECT `id`, `texts` FROM `search_documents`;--> statement-breakpoint
-- Made anew, because a column that is dropped leaves its room in the pages.
CREATE TABLE `__new_search_documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`language` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_search_documents` SELECT `id`, `resource`, `record_id`, `language` FROM `search_documents`;--> statement-breakpoint
DROP TABLE `search_documents`;--> statement-breakpoint
ALTER TABLE `__new_search_documents` RENAME TO `search_documents`;--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_record` ON `search_documents` (`resource`,`record_id`,`language`);
