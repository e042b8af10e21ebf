-- For each later word of a name, the name from that word on, so that a search for the start of a word reads matches in the order of
-- names. Kept by triggers, in the transaction that writes the name, whichever version that is. A key begins with the first three
-- characters of a word, or fewer if it is shorter: terms of two characters are looked for at the start of names and addresses alone.
CREATE TABLE "account_words" (
    "start" TEXT COLLATE "C" NOT NULL,
    "search_name" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    -- Up to 64 characters. A row of an index holds no more than 2,700 bytes.
    "words" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "account_words_pkey" PRIMARY KEY ("start", "search_name", "account_id", "words")
);

-- A name from each character on that follows one that separates words, with the first characters of that.
CREATE FUNCTION "words_of_name"("name" TEXT) RETURNS TABLE ("start" TEXT, "words" TEXT) LANGUAGE sql IMMUTABLE AS $$
    SELECT DISTINCT left(w.later, 3), w.later
    FROM generate_series(1, length("name") - 1) AS i CROSS JOIN LATERAL (SELECT left(substr("name", i + 1), 64)) AS w(later)
    WHERE strpos(' -''’(', substr("name", i, 1)) > 0
$$;

CREATE FUNCTION "account_words_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        DELETE FROM "account_words" w USING "words_of_name"(OLD."search_name") AS o
        WHERE w."start" = o."start" AND w."search_name" = OLD."search_name" AND w."account_id" = OLD."id" AND w."words" = o."words";
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "account_words" ("start", "search_name", "account_id", "words")
        SELECT n."start", NEW."search_name", NEW."id", n."words" FROM "words_of_name"(NEW."search_name") AS n
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "account_words_follow_new" AFTER INSERT ON "accounts" FOR EACH ROW EXECUTE FUNCTION "account_words_follow"();
CREATE TRIGGER "account_words_follow_changed" AFTER UPDATE OF "search_name" ON "accounts" FOR EACH ROW
    WHEN (OLD."search_name" IS DISTINCT FROM NEW."search_name") EXECUTE FUNCTION "account_words_follow"();
CREATE TRIGGER "account_words_follow_deleted" AFTER DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "account_words_follow"();
