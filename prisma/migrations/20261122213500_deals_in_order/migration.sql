-- The new indexes take the places of the old ones. The version before sorts what it reads from them.
DROP INDEX "deals_by_owner", "deals_by_creation", "deals_exposed_by_owner", "deals_exposed";
ALTER INDEX "deals_by_owner_in_order" RENAME TO "deals_by_owner";
ALTER INDEX "deals_by_creation_in_order" RENAME TO "deals_by_creation";
ALTER INDEX "deals_exposed_by_owner_in_order" RENAME TO "deals_exposed_by_owner";
ALTER INDEX "deals_exposed_in_order" RENAME TO "deals_exposed";
