CREATE INDEX CONCURRENTLY "deals_by_owner_board" ON "deals"("owner_id", "board_number", "id");
