-- The boards that an owner has, by number, dealer, vulnerability and hands, so that an import can leave them out. The key is
-- derived: it holds for every deal that is there, whichever version wrote it.
CREATE INDEX CONCURRENTLY "deals_by_board" ON "deals"("owner_id",
    (md5(coalesce("board_number"::text, '') || ' ' || "dealer" || ' ' || "vulnerability" || ' ' || "hands")::uuid))
    WHERE "lifecycle" <> 'trashed';
