-- The new index takes the place of the old one, for the version before as well.
DROP INDEX "catalog_authors_by_latest";
ALTER INDEX "catalog_authors_by_latest_named" RENAME TO "catalog_authors_by_latest";
