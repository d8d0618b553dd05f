CREATE TABLE "search_texts" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_texts" SELECT "id", "texts" FROM "search_documents";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "texts";--> statement-breakpoint
-- Written anew, because a column that is dropped leaves its room in the rows.
CLUSTER "search_documents" USING "search_documents_pkey";
