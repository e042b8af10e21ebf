-- With the address, so that a search reads names in their order from the index alone. Takes the place of accounts_search_name in a
-- later migration.
CREATE INDEX CONCURRENTLY "accounts_by_name" ON "accounts"("search_name", "id", "search_address") WHERE "is_active";
