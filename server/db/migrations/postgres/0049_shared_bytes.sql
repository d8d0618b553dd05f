DROP INDEX "files_file";--> statement-breakpoint
CREATE INDEX "files_file" ON "files" USING btree ("file");