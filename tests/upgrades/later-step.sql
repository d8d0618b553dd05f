-- A step of a later release, the same for both databases: a new column, filled from the rows that exist.
ALTER TABLE productions ADD COLUMN later text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE productions SET later = slug_de;
