-- The deals whose derived columns belong to an earlier revision, or are not there yet.
CREATE INDEX CONCURRENTLY "deals_to_refresh" ON "deals"("id") WHERE "search_revision" IS DISTINCT FROM "revision";
