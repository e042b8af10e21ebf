-- Only the themes whose counts change are looked at, not all that the author has.
CREATE OR REPLACE FUNCTION "catalog_themes_add"("owners" TEXT[], "themes" TEXT[], "counts" INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "catalog_themes" AS t ("account_id", "theme", "deals")
    SELECT c.owner, c.theme, sum(c.n) FROM unnest("owners", "themes", "counts") AS c(owner, theme, n)
    GROUP BY 1, 2 HAVING sum(c.n) <> 0 ORDER BY 1, 2
    ON CONFLICT ("account_id", "theme") DO UPDATE SET "deals" = t."deals" + excluded."deals";
    DELETE FROM "catalog_themes" t USING (SELECT DISTINCT c.owner, c.theme FROM unnest("owners", "themes") AS c(owner, theme)) AS c
    WHERE t."account_id" = c.owner AND t."theme" = c.theme AND t."deals" <= 0;
END
$$;

-- A connection keeps the plan of the first change it sees. Where that was a change of one deal, it compared each deal with each: the
-- erasure of an account with many took hours. A difference of two sets takes time by their length, whatever the plan.
CREATE OR REPLACE FUNCTION "catalog_follows_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ids TEXT[];
    added TEXT[];
    whose TEXT[];
    which TEXT[];
    changes INTEGER[];
BEGIN
    IF TG_OP = 'INSERT' THEN
        SELECT array_agg(DISTINCT "owner_id") INTO ids FROM "came" WHERE "is_exposed"("sharing", "lifecycle", "owner_id");
    ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(DISTINCT "owner_id") INTO ids FROM "went" WHERE "is_exposed"("sharing", "lifecycle", "owner_id");
    ELSE
        SELECT array_agg(DISTINCT d."owner_id") INTO ids FROM (
            (SELECT "id", "owner_id", "published_at", "themes" FROM "went" WHERE "is_exposed"("sharing", "lifecycle", "owner_id")
            EXCEPT
            SELECT "id", "owner_id", "published_at", "themes" FROM "came" WHERE "is_exposed"("sharing", "lifecycle", "owner_id"))
            UNION ALL
            (SELECT "id", "owner_id", "published_at", "themes" FROM "came" WHERE "is_exposed"("sharing", "lifecycle", "owner_id")
            EXCEPT
            SELECT "id", "owner_id", "published_at", "themes" FROM "went" WHERE "is_exposed"("sharing", "lifecycle", "owner_id"))
        ) AS d;
    END IF;
    IF ids IS NULL THEN RETURN NULL; END IF;

    added := "catalog_authors_hold"(ids);
    IF added @> ids THEN
        PERFORM "catalog_authors_place"(ids);
        RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN
        SELECT array_agg(d."owner_id"), array_agg(t."theme"), array_agg(-1) INTO whose, which, changes
        FROM "went" d CROSS JOIN LATERAL (SELECT DISTINCT unnest(d."themes")) AS t("theme")
        WHERE "is_exposed"(d."sharing", d."lifecycle", d."owner_id") AND d."owner_id" = ANY (ids) AND d."owner_id" <> ALL (added);
    END IF;
    IF TG_OP <> 'DELETE' THEN
        SELECT whose || array_agg(d."owner_id"), which || array_agg(t."theme"), changes || array_agg(1) INTO whose, which, changes
        FROM "came" d CROSS JOIN LATERAL (SELECT DISTINCT unnest(d."themes")) AS t("theme")
        WHERE "is_exposed"(d."sharing", d."lifecycle", d."owner_id") AND d."owner_id" = ANY (ids) AND d."owner_id" <> ALL (added);
    END IF;
    IF whose IS NOT NULL THEN PERFORM "catalog_themes_add"(whose, which, changes); END IF;
    PERFORM "catalog_authors_place"(ids);
    RETURN NULL;
END
$$;
