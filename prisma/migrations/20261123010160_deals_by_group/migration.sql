-- The new index takes the place of the old one, for the version before as well.
DROP INDEX "deals_by_group";
ALTER INDEX "deals_by_group_whole" RENAME TO "deals_by_group";
