CREATE TABLE `search_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`record_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE INDEX `search_synonyms_sort` ON `search_synonyms` (`sort_text`,`id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_index USING fts5(title, names, body, language, content='', contentless_delete=1, detail=column, tokenize='ascii');
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
  ('Tschaikowsky, Tschaikowski, Tchaikovsky, Čajkovskij', 'tschaikowsky, tschaikowski, tchaikovsky, cajkovskij', 'tschaikowsky, tschaikowski, tchaikovsky, cajkovskij'),
  ('Rachmaninow, Rachmaninoff, Rachmaninov', 'rachmaninow, rachmaninoff, rachmaninov', 'rachmaninow, rachmaninoff, rachmaninov'),
  ('Schostakowitsch, Shostakovich, Šostakovič', 'schostakowitsch, shostakovich, sostakovic', 'schostakowitsch, shostakovich, sostakovic'),
  ('Prokofjew, Prokofiev', 'prokofjew, prokofiev', 'prokofjew, prokofiev'),
  ('Strawinsky, Stravinsky', 'strawinsky, stravinsky', 'strawinsky, stravinsky'),
  ('Mussorgsky, Mussorgski', 'mussorgsky, mussorgski', 'mussorgsky, mussorgski'),
  ('Saal, Säle', 'saal, sale', 'saal, sale'),
  ('Karte, Ticket, Eintrittskarte', 'karte, ticket, eintrittskarte', 'karte, ticket, eintrittskarte'),
  ('Leitung, Dirigent', 'leitung, dirigent', 'leitung, dirigent'),
  ('Anfahrt, Anreise, Wegbeschreibung', 'anfahrt, anreise, wegbeschreibung', 'anfahrt, anreise, wegbeschreibung'),
  ('barrierefrei, Rollstuhl, behindertengerecht', 'barrierefrei, rollstuhl, behindertengerecht', 'barrierefrei, rollstuhl, behindertengerecht'),
  ('Saxofon, Saxophon', 'saxofon, saxophon', 'saxofon, saxophon'),
  ('Xylofon, Xylophon', 'xylofon, xylophon', 'xylofon, xylophon'),
  ('Kontrabass, Bassgeige', 'kontrabass, bassgeige', 'kontrabass, bassgeige');
--> statement-breakpoint
INSERT INTO pages (content_type, path_de, path_en, title, search_text, sort_text, link, headline, meta_title, meta_description, og_title, og_description, is_online, is_clickable, in_footer, "order", updated_at)
SELECT 'search', 'suche', 'search', '{"de":"Suche","en":"Search"}', 'suche search suche search', 'suche search suche', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', '{"de":"","en":""}', 1, 1, 1, (SELECT coalesce(max("order"), -1) + 1 FROM pages WHERE parent_id IS NULL), CAST(unixepoch('subsec') * 1000 AS integer)
WHERE EXISTS (SELECT 1 FROM pages) AND NOT EXISTS (SELECT 1 FROM pages WHERE path_de = 'suche' OR path_en = 'search');
