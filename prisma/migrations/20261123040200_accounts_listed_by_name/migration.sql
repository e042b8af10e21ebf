-- Authors by any part of their names and handles. The index stands on accounts, whose names hardly change, and not on
-- catalog_authors, whose rows each publication writes.
CREATE INDEX CONCURRENTLY "accounts_listed_by_name" ON "accounts"
    USING GIN ("search_name" gin_trgm_ops, "handle" gin_trgm_ops) WHERE "is_active" AND "handle" IS NOT NULL;
