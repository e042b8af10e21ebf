-- An owner's deals, newest first; deals of one instant, as those of one file, in the order of their ids. Takes the place of
-- deals_by_owner in a later migration.
CREATE INDEX CONCURRENTLY "deals_by_owner_in_order" ON "deals"("owner_id", "created_at" DESC, "id");
