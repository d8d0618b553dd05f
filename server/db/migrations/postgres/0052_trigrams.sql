-- Where the extension cannot be had (no package, no right to create it) words are looked for in the texts themselves.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "productions_search" ON "productions" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "people_search" ON "people" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "composers_search" ON "composers" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "works_search" ON "works" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN NULL;
END $$;
