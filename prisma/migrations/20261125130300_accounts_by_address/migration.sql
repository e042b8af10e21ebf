-- With the name, so that a search sorts those whose addresses start alike from the index alone. Takes the place of
-- accounts_search_address in a later migration.
CREATE INDEX CONCURRENTLY "accounts_by_address" ON "accounts"("search_address", "id", "search_name") WHERE "is_active";
