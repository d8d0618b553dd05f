DROP TABLE "search_texts";
--> statement-breakpoint
TRUNCATE "search_documents", "search_index";
--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "texts" jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_index" ALTER COLUMN "document_id" SET DATA TYPE bigint;
