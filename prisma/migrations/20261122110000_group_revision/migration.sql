-- Counts the changes of a sharing group's name and members, for If-Match. A constant default rewrites no row.
ALTER TABLE "sharing_groups" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;
