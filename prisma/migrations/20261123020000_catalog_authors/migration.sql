-- What the exposed deals of an author add up to, so that neither the directory nor the themes have to count millions of deals. It is
-- kept by triggers, in the transaction of whatever changes it, whichever version wrote that. No foreign keys: they would lock the
-- account, for which a change of the account itself may wait.
CREATE TABLE "catalog_authors" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    -- When the last published of the exposed deals was; -infinity if none has a time; null while the catalog does not list the author.
    "latest" TIMESTAMPTZ(3),
    "search_name" TEXT COLLATE "C",
    "handle" TEXT COLLATE "C",
    -- How many exposed deals there are; null until they are counted for the first time.
    "deals" INTEGER,

    CONSTRAINT "catalog_authors_pkey" PRIMARY KEY ("account_id")
);
CREATE INDEX "catalog_authors_by_latest" ON "catalog_authors"("latest" DESC, "account_id") WHERE "latest" IS NOT NULL;

-- In how many exposed deals of an author, listed or not, a theme stands in this spelling.
CREATE TABLE "catalog_themes" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    "theme" TEXT COLLATE "C" NOT NULL,
    "deals" INTEGER NOT NULL,

    CONSTRAINT "catalog_themes_pkey" PRIMARY KEY ("account_id", "theme")
);
CREATE INDEX "catalog_themes_by_theme" ON "catalog_themes"("theme", "account_id");

CREATE FUNCTION "is_exposed"("sharing" TEXT, "lifecycle" TEXT, "owner_id" TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
    SELECT "sharing" = 'public' AND "lifecycle" = 'active' AND "owner_id" IS NOT NULL
$$;

-- Has all other transactions that change the deals of these authors, or the authors, wait until this one ends. Counts the themes of
-- those who had no row yet, and returns them.
CREATE FUNCTION "catalog_authors_hold"("ids" TEXT[]) RETURNS TEXT[] LANGUAGE plpgsql AS $$
DECLARE
    added TEXT[];
BEGIN
    WITH new AS (
        INSERT INTO "catalog_authors" ("account_id") SELECT id FROM unnest("ids") AS id ORDER BY id
        ON CONFLICT DO NOTHING RETURNING "account_id"
    ) SELECT coalesce(array_agg("account_id"), '{}') INTO added FROM new;
    PERFORM FROM "catalog_authors" WHERE "account_id" = ANY ("ids") ORDER BY "account_id" FOR UPDATE;
    INSERT INTO "catalog_themes" ("account_id", "theme", "deals")
    SELECT d."owner_id", t."theme", count(*)
    FROM "deals" d CROSS JOIN LATERAL (SELECT DISTINCT unnest(d."themes")) AS t("theme")
    WHERE d."owner_id" = ANY (added) AND d."sharing" = 'public' AND d."lifecycle" = 'active'
    GROUP BY 1, 2;
    RETURN added;
END
$$;

-- Of authors who are held. Statements behind the one that waited see what the others have committed.
CREATE FUNCTION "catalog_authors_place"("ids" TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
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

-- Adds to the counts of authors who are held, and takes away. Only the themes whose counts change are looked at, not all that the
-- author has.
CREATE FUNCTION "catalog_themes_add"("owners" TEXT[], "themes" TEXT[], "counts" INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "catalog_themes" AS t ("account_id", "theme", "deals")
    SELECT c.owner, c.theme, sum(c.n) FROM unnest("owners", "themes", "counts") AS c(owner, theme, n)
    GROUP BY 1, 2 HAVING sum(c.n) <> 0 ORDER BY 1, 2
    ON CONFLICT ("account_id", "theme") DO UPDATE SET "deals" = t."deals" + excluded."deals";
    DELETE FROM "catalog_themes" t USING (SELECT DISTINCT c.owner, c.theme FROM unnest("owners", "themes") AS c(owner, theme)) AS c
    WHERE t."account_id" = c.owner AND t."theme" = c.theme AND t."deals" <= 0;
END
$$;

-- A connection keeps the plan of the first change it sees. A join planned for a change of one deal compares each deal with each: the
-- erasure of an account with many took hours. A difference of two sets takes time by their length, whatever the plan.
CREATE FUNCTION "catalog_follows_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION "catalog_follows_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "catalog_authors_hold"(ARRAY[NEW."id"]);
    PERFORM "catalog_authors_place"(ARRAY[NEW."id"]);
    RETURN NULL;
END
$$;

CREATE FUNCTION "catalog_forgets_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "catalog_authors" WHERE "account_id" = OLD."id";
    DELETE FROM "catalog_themes" WHERE "account_id" = OLD."id";
    RETURN NULL;
END
$$;

CREATE TRIGGER "catalog_follows_new_deals" AFTER INSERT ON "deals" REFERENCING NEW TABLE AS "came"
    FOR EACH STATEMENT EXECUTE FUNCTION "catalog_follows_deals"();
CREATE TRIGGER "catalog_follows_changed_deals" AFTER UPDATE ON "deals" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came"
    FOR EACH STATEMENT EXECUTE FUNCTION "catalog_follows_deals"();
CREATE TRIGGER "catalog_follows_deleted_deals" AFTER DELETE ON "deals" REFERENCING OLD TABLE AS "went"
    FOR EACH STATEMENT EXECUTE FUNCTION "catalog_follows_deals"();
CREATE TRIGGER "catalog_follows_account" AFTER UPDATE OF "is_active", "handle", "search_name" ON "accounts" FOR EACH ROW
    WHEN ((OLD."is_active", OLD."handle", OLD."search_name") IS DISTINCT FROM (NEW."is_active", NEW."handle", NEW."search_name"))
    EXECUTE FUNCTION "catalog_follows_account"();
CREATE TRIGGER "catalog_forgets_account" AFTER DELETE ON "accounts" FOR EACH ROW
    EXECUTE FUNCTION "catalog_forgets_account"();
