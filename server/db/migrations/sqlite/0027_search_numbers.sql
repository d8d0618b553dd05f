DROP TABLE `search_texts`;
--> statement-breakpoint
DROP TABLE `search_documents`;
--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`resource` text NOT NULL,
	`record_id` integer NOT NULL,
	`language` text NOT NULL,
	`texts` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_record` ON `search_documents` (`resource`,`record_id`,`language`);
--> statement-breakpoint
DROP TABLE `search_index`;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_index USING fts5(title, names, body, content='', contentless_delete=1, detail=column, tokenize='ascii');
