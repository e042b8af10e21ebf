-- What deals are searched and sorted by, derived from their other columns by the domain. Columns without a default rewrite no row.
-- search_revision is the revision of the deal to which the others belong: where it differs from the revision, an earlier version
-- wrote the deal, and an instance derives them again.
ALTER TABLE "deals" ADD COLUMN "contract" TEXT COLLATE "C",
    ADD COLUMN "declarer" TEXT COLLATE "C",
    ADD COLUMN "search_title" TEXT COLLATE "C",
    ADD COLUMN "search_terms" TSVECTOR,
    ADD COLUMN "personal_terms" TSVECTOR,
    ADD COLUMN "search_head" TEXT COLLATE "C",
    ADD COLUMN "search_revision" INTEGER;

-- Personal terms go with their owner also where a version erases the account that does not know them.
CREATE FUNCTION "deals_forget_personal_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.personal_terms := '';
    NEW.search_head := NULL;
    RETURN NEW;
END
$$;

CREATE TRIGGER "deals_forget_personal_terms" BEFORE UPDATE OF "owner_id" ON "deals" FOR EACH ROW
    WHEN (NEW.owner_id IS NULL AND OLD.owner_id IS NOT NULL)
    EXECUTE FUNCTION "deals_forget_personal_terms"();
