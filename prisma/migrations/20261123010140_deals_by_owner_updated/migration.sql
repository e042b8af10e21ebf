-- An owner's deals in four more orders, each read from its index in both directions: by the latest change, publication, title and
-- board number.
CREATE INDEX CONCURRENTLY "deals_by_owner_updated" ON "deals"("owner_id", "updated_at", "id");
