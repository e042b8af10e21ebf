-- The new indexes take the places of the old ones, for the version before as well.
DROP INDEX "accounts_search_name", "accounts_search_address";
ALTER INDEX "accounts_by_name" RENAME TO "accounts_search_name";
ALTER INDEX "accounts_by_address" RENAME TO "accounts_search_address";
