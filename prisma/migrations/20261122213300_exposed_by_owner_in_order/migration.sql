-- An author's exposed deals, last published first; those published at one instant in the order of their ids.
CREATE INDEX CONCURRENTLY "deals_exposed_by_owner_in_order"
    ON "deals"("owner_id", (COALESCE("published_at", '-infinity')) DESC, "id")
    INCLUDE ("published_at") WHERE "sharing" = 'public' AND "lifecycle" = 'active';
