-- Most accounts are no authors: whether the owner of a deal is listed is asked of a small index, without reading the account.
CREATE INDEX "accounts_listed" ON "accounts"("id") WHERE "is_active" AND "handle" IS NOT NULL;

-- The latest deals of each followed author are found without reading the deals: the index carries what its expression is made of.
CREATE INDEX "deals_exposed_by_owner_new" ON "deals"("owner_id", (COALESCE("published_at", '-infinity')) DESC, "id" DESC)
    INCLUDE ("published_at") WHERE "sharing" = 'public' AND "lifecycle" = 'active';
DROP INDEX "deals_exposed_by_owner";
ALTER INDEX "deals_exposed_by_owner_new" RENAME TO "deals_exposed_by_owner";
