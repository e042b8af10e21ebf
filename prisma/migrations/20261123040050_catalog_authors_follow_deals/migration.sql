-- No deal changes until the functions that keep the number of deals are the new ones: a transaction that ran the old ones would
-- leave out its own. The column has a migration of its own, so that nobody waits for this lock while it waits for another.
LOCK TABLE "deals" IN SHARE ROW EXCLUSIVE MODE;

-- Of authors who are held. Statements behind the one that waited see what the others have committed.
CREATE OR REPLACE FUNCTION "catalog_authors_place"("ids" TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "catalog_authors" c
    SET "latest" = p."latest", "search_name" = p."search_name", "handle" = p."handle", "deals" = p."deals"
    FROM (
        SELECT a."id", a."search_name", a."handle", CASE WHEN a."is_active" AND a."handle" IS NOT NULL THEN (
            SELECT COALESCE(d."published_at", '-infinity') FROM "deals" d
            WHERE d."owner_id" = a."id" AND d."sharing" = 'public' AND d."lifecycle" = 'active'
            ORDER BY COALESCE(d."published_at", '-infinity') DESC LIMIT 1
        ) END AS "latest", COALESCE(k."deals", (
            SELECT count(*) FROM "deals" d
            WHERE d."owner_id" = a."id" AND d."sharing" = 'public' AND d."lifecycle" = 'active'
        )) AS "deals"
        FROM "accounts" a JOIN "catalog_authors" k ON k."account_id" = a."id" WHERE a."id" = ANY ("ids")
    ) AS p
    WHERE c."account_id" = p."id" AND (c."latest", c."search_name", c."handle", c."deals")
        IS DISTINCT FROM (p."latest", p."search_name", p."handle", p."deals");
END
$$;

-- Adds to the deals of authors who are held, but for those who are yet to be counted as a whole.
CREATE FUNCTION "catalog_authors_add"("owners" TEXT[], "counts" INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "catalog_authors" a SET "deals" = a."deals" + c.n
    FROM (SELECT u.owner, sum(u.n)::int AS n FROM unnest("owners", "counts") AS u(owner, n) GROUP BY 1 HAVING sum(u.n) <> 0) AS c
    WHERE a."account_id" = c.owner AND a."deals" IS NOT NULL;
END
$$;

CREATE OR REPLACE FUNCTION "catalog_follows_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ids TEXT[];
    added TEXT[];
    owners TEXT[];
    counts INTEGER[];
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
        SELECT array_agg(d."owner_id"), array_agg(-d.n) INTO owners, counts FROM (
            SELECT "owner_id", count(*)::int AS n FROM "went" WHERE "is_exposed"("sharing", "lifecycle", "owner_id") GROUP BY 1
        ) AS d WHERE d."owner_id" = ANY (ids);
        SELECT array_agg(d."owner_id"), array_agg(t."theme"), array_agg(-1) INTO whose, which, changes
        FROM "went" d CROSS JOIN LATERAL (SELECT DISTINCT unnest(d."themes")) AS t("theme")
        WHERE "is_exposed"(d."sharing", d."lifecycle", d."owner_id") AND d."owner_id" = ANY (ids) AND d."owner_id" <> ALL (added);
    END IF;
    IF TG_OP <> 'DELETE' THEN
        SELECT owners || array_agg(d."owner_id"), counts || array_agg(d.n) INTO owners, counts FROM (
            SELECT "owner_id", count(*)::int AS n FROM "came" WHERE "is_exposed"("sharing", "lifecycle", "owner_id") GROUP BY 1
        ) AS d WHERE d."owner_id" = ANY (ids);
        SELECT whose || array_agg(d."owner_id"), which || array_agg(t."theme"), changes || array_agg(1) INTO whose, which, changes
        FROM "came" d CROSS JOIN LATERAL (SELECT DISTINCT unnest(d."themes")) AS t("theme")
        WHERE "is_exposed"(d."sharing", d."lifecycle", d."owner_id") AND d."owner_id" = ANY (ids) AND d."owner_id" <> ALL (added);
    END IF;
    PERFORM "catalog_authors_add"(owners, counts);
    IF whose IS NOT NULL THEN PERFORM "catalog_themes_add"(whose, which, changes); END IF;
    PERFORM "catalog_authors_place"(ids);
    RETURN NULL;
END
$$;
