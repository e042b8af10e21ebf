-- What the texts of a deal take as JSON, so that lists know without reading them. Unknown for deals that are there already: their
-- lists go by what is stored until they are written again. A column without a default rewrites no row.
ALTER TABLE "deals" ADD COLUMN "text_bytes" INTEGER;

-- A version that does not know the column changes the texts alone: their size is unknown then.
CREATE FUNCTION "deals_forget_text_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.text_bytes := NULL;
    RETURN NEW;
END
$$;

CREATE TRIGGER "deals_forget_text_bytes" BEFORE UPDATE ON "deals" FOR EACH ROW
    WHEN (NEW.text_bytes = OLD.text_bytes AND (
        NEW.commentary IS DISTINCT FROM OLD.commentary OR NEW.themes IS DISTINCT FROM OLD.themes
        OR NEW.personal_themes IS DISTINCT FROM OLD.personal_themes OR NEW.inspirations IS DISTINCT FROM OLD.inspirations))
    EXECUTE FUNCTION "deals_forget_text_bytes"();
