-- An owner's deals, newest first, with all that they are found and sorted by, so that a search reads no deal that it does not show.
-- Takes the place of deals_by_owner.
CREATE INDEX CONCURRENTLY "deals_by_owner_found" ON "deals"("owner_id", "created_at" DESC, "id")
    INCLUDE ("revision", "updated_at", "published_at", "board_number", "dealer", "vulnerability", "contract", "declarer",
        "sharing", "lifecycle", "search_title", "search_head");
