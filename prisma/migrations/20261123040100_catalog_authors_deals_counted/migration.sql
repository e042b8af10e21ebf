-- The deals of the authors who were there already: some authors at a time, so that nobody who publishes waits for long.
DO $$
DECLARE
    ids TEXT[];
BEGIN
    LOOP
        ids := ARRAY(SELECT "account_id" FROM "catalog_authors" WHERE "deals" IS NULL AND "latest" IS NOT NULL LIMIT 200);
        EXIT WHEN ids = '{}';
        PERFORM "catalog_authors_hold"(ids);
        PERFORM "catalog_authors_place"(ids);
        COMMIT;
    END LOOP;
END
$$;
