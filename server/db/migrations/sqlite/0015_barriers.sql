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
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text,
	`updated_at` integer
);
--> statement-breakpoint
CREATE INDEX `barriers_order` ON `barriers` (`order`,`id`);
--> statement-breakpoint
-- A page of this kind that the house has written itself keeps its texts, below the statement.
UPDATE pages SET content_type = 'accessibility' WHERE content_type = 'page' AND path_de = 'barrierefreiheit' AND path_en = 'accessibility';
--> statement-breakpoint
INSERT INTO pages (content_type, path_de, path_en, title, search_text, sort_text, link, headline, meta_title, meta_description, og_title, og_description, is_online, is_clickable, in_footer, "order", updated_at)
SELECT 'accessibility', 'barrierefreiheit', 'accessibility', '{"de":"Barrierefreiheit","en":"Accessibility"}', 'barrierefreiheit accessibility barrierefreiheit accessibility', 'barrierefreiheit accessibility barrierefreiheit', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', 1, 1, 1, (SELECT coalesce(max("order"), -1) + 1 FROM pages WHERE parent_id IS NULL), CAST(unixepoch('subsec') * 1000 AS integer)
WHERE EXISTS (SELECT 1 FROM pages) AND NOT EXISTS (SELECT 1 FROM pages WHERE path_de = 'barrierefreiheit' OR path_en = 'accessibility' OR content_type = 'accessibility');
--> statement-breakpoint
INSERT INTO pages (content_type, path_de, path_en, title, search_text, sort_text, link, headline, meta_title, meta_description, og_title, og_description, is_online, is_clickable, in_footer, "order", updated_at)
SELECT 'press', 'presse', 'press', '{"de":"Presse","en":"Press"}', 'presse press presse press', 'presse press presse', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', 1, 1, 1, (SELECT coalesce(max("order"), -1) + 1 FROM pages WHERE parent_id IS NULL), CAST(unixepoch('subsec') * 1000 AS integer)
WHERE EXISTS (SELECT 1 FROM pages) AND NOT EXISTS (SELECT 1 FROM pages WHERE path_de = 'presse' OR path_en = 'press' OR content_type = 'press');
