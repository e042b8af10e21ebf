-- The play of a deal, its result, and what a file said beside. Constant defaults: no row is rewritten.
ALTER TABLE "deals" ADD COLUMN "play" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "result" INTEGER,
    ADD COLUMN "supplement" JSONB NOT NULL DEFAULT '[]';

-- Not compressed: its size is known without reading it, and a long one leaves the row, which lists that others read never follow.
ALTER TABLE "deals" ALTER COLUMN "supplement" SET STORAGE EXTERNAL;

-- It goes with its owner also where a version erases the account that does not know the column.
CREATE FUNCTION "deals_forget_supplement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.supplement := '[]';
    RETURN NEW;
END
$$;

CREATE TRIGGER "deals_forget_supplement" BEFORE UPDATE ON "deals" FOR EACH ROW
    WHEN (NEW.owner_id IS NULL AND OLD.owner_id IS NOT NULL)
    EXECUTE FUNCTION "deals_forget_supplement"();
