-- How many exposed deals each author has, so that the directory counts none: null until they are counted for the first time.
ALTER TABLE "catalog_authors" ADD COLUMN "deals" INTEGER;
