CREATE INDEX CONCURRENTLY "deals_by_owner_published" ON "deals"("owner_id", "published_at", "id");
