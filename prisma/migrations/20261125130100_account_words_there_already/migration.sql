-- The words of the accounts that are older than the triggers: some at a time, so that nobody who saves an account waits for long.
-- Accounts are held while they are read: a name that changed meanwhile would leave the words of the old one behind.
DO $$
DECLARE
    ids TEXT[];
    seen TEXT := '';
BEGIN
    LOOP
        ids := ARRAY(SELECT "id" FROM "accounts" WHERE "id" > seen ORDER BY "id" LIMIT 1000);
        EXIT WHEN ids = '{}';
        seen := ids[cardinality(ids)];
        INSERT INTO "account_words" ("start", "search_name", "account_id", "words")
        SELECT w."start", a."search_name", a."id", w."words"
        FROM (SELECT "id", "search_name" FROM "accounts" WHERE "id" = ANY (ids) ORDER BY "id" FOR SHARE) AS a
            CROSS JOIN LATERAL "words_of_name"(a."search_name") AS w
        ON CONFLICT DO NOTHING;
        COMMIT;
    END LOOP;
END
$$;
