-- The same for the exposed deals of all authors.
CREATE INDEX CONCURRENTLY "deals_exposed_in_order" ON "deals"((COALESCE("published_at", '-infinity')) DESC, "id")
    WHERE "sharing" = 'public' AND "lifecycle" = 'active';
