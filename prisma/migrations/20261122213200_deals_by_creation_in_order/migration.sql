-- The same for the deals of all owners.
CREATE INDEX CONCURRENTLY "deals_by_creation_in_order" ON "deals"("created_at" DESC, "id");
