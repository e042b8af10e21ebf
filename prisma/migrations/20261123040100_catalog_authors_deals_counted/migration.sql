-- The deals of the authors who were there already: some authors at a time, so that nobody who publishes waits for long.
DO $$
DECLARE
    ids TEXT[];
BEGIN
    LOOP
        ids := ARRAY(SELECT "account_id" FROM "catalog_authors" WHERE "deals" IS NULL LIMIT 200);
        EXIT WHEN ids = '{}';
        PERFORM "catalog_authors_hold"(ids);
        UPDATE "catalog_authors" c SET "deals" = (
            SELECT count(*) FROM "deals" d
            WHERE d."owner_id" = c."account_id" AND d."sharing" = 'public' AND d."lifecycle" = 'active'
        ) WHERE c."account_id" = ANY (ids) AND c."deals" IS NULL;
        COMMIT;
    END LOOP;
END
$$;
