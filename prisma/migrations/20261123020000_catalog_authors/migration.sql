-- What the exposed deals of an author add up to, so that neither the directory nor the themes have to count millions of deals. It is
-- kept by triggers, in the transaction of whatever changes it, whichever version wrote that. No foreign keys: they would lock the
-- account, for which a change of the account itself may wait.
CREATE TABLE "catalog_authors" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    -- When the last published of the exposed deals was; -infinity if none has a time; null while the catalog does not list the author.
    "latest" TIMESTAMPTZ(3),
    "search_name" TEXT COLLATE "C",
    "handle" TEXT COLLATE "C",

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
    UPDATE "catalog_authors" c SET "latest" = p."latest", "search_name" = p."search_name", "handle" = p."handle"
    FROM (
        SELECT a."id", a."search_name", a."handle", CASE WHEN a."is_active" AND a."handle" IS NOT NULL THEN (
            SELECT COALESCE(d."published_at", '-infinity') FROM "deals" d
            WHERE d."owner_id" = a."id" AND d."sharing" = 'public' AND d."lifecycle" = 'active'
            ORDER BY COALESCE(d."published_at", '-infinity') DESC LIMIT 1
        ) END AS "latest"
        FROM "accounts" a WHERE a."id" = ANY ("ids")
    ) AS p
    WHERE c."account_id" = p."id"
        AND (c."latest", c."search_name", c."handle") IS DISTINCT FROM (p."latest", p."search_name", p."handle");
END
$$;

-- Adds to the counts of authors who are held, and takes away.
CREATE FUNCTION "catalog_themes_add"("owners" TEXT[], "themes" TEXT[], "counts" INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "catalog_themes" AS t ("account_id", "theme", "deals")
    SELECT c.owner, c.theme, sum(c.n) FROM unnest("owners", "themes", "counts") AS c(owner, theme, n)
    GROUP BY 1, 2 HAVING sum(c.n) <> 0 ORDER BY 1, 2
    ON CONFLICT ("account_id", "theme") DO UPDATE SET "deals" = t."deals" + excluded."deals";
    DELETE FROM "catalog_themes" WHERE "account_id" = ANY ("owners") AND "deals" <= 0;
END
$$;

CREATE FUNCTION "catalog_follows_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
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
        SELECT array_agg(DISTINCT o.id) INTO ids
        FROM "went" w JOIN "came" c USING ("id") CROSS JOIN LATERAL (VALUES (w."owner_id"), (c."owner_id")) AS o(id)
        WHERE o.id IS NOT NULL
            AND ("is_exposed"(w."sharing", w."lifecycle", w."owner_id") OR "is_exposed"(c."sharing", c."lifecycle", c."owner_id"))
            AND (w."sharing", w."lifecycle", w."owner_id", w."published_at", w."themes")
                IS DISTINCT FROM (c."sharing", c."lifecycle", c."owner_id", c."published_at", c."themes");
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
