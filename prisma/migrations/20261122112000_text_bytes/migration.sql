-- What the texts of a deal take as JSON, so that lists know without reading them. Unknown for deals that are there already: their
-- lists go by what is stored until they are written again. A column without a default rewrites no row.
ALTER TABLE "deals" ADD COLUMN "text_bytes" INTEGER;
