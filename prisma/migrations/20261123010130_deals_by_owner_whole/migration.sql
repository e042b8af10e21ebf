-- The new index takes the place of the old one, for the version before as well.
DROP INDEX "deals_by_owner";
ALTER INDEX "deals_by_owner_found" RENAME TO "deals_by_owner";
