-- With names and handles, so that a search of the directory reads authors in their order from the index alone. Takes the place of
-- catalog_authors_by_latest in a later migration.
CREATE INDEX CONCURRENTLY "catalog_authors_by_latest_named" ON "catalog_authors"("latest" DESC, "account_id", "search_name", "handle")
    WHERE "latest" IS NOT NULL;
