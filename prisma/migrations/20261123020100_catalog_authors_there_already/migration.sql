-- The authors of deals that were exposed before the triggers: some at a time, so that nobody who publishes waits for long.
DO $$
DECLARE
    ids TEXT[];
    seen TEXT := '';
BEGIN
    LOOP
        ids := ARRAY(
            SELECT DISTINCT s."owner_id" FROM (
                SELECT d."owner_id" FROM "deals" d
                WHERE d."sharing" = 'public' AND d."lifecycle" = 'active' AND d."owner_id" > seen
                ORDER BY d."owner_id" LIMIT 1000
            ) AS s ORDER BY 1);
        EXIT WHEN ids = '{}';
        seen := ids[cardinality(ids)];
        PERFORM "catalog_authors_hold"(ids);
        PERFORM "catalog_authors_place"(ids);
        COMMIT;
    END LOOP;
END
$$;
