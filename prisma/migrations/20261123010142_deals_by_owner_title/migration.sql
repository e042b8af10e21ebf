CREATE INDEX CONCURRENTLY "deals_by_owner_title" ON "deals"("owner_id", "search_title", "id");
