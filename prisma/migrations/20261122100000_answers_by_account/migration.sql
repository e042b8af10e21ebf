-- The accounts that a kept answer names: its caller and the admin behind it, and every value of `id`, `ownerId`, `playerId`
-- and `accountId` in its body. No character of an account id is escaped in JSON.
CREATE FUNCTION "accounts_named_by_answer"("caller" TEXT, "body" TEXT) RETURNS TEXT[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN caller LIKE 'account:%' THEN string_to_array(substr(caller, 9), ' by ') ELSE ARRAY[]::text[] END
        || ARRAY(SELECT found[1] FROM regexp_matches(body, 'd":"([^"\\]{1,255})"', 'g') AS found)
$$;

-- An erasure finds the answers that name its account without reading the others, whichever version kept them.
CREATE INDEX "idempotency_records_by_account" ON "idempotency_records"
    USING GIN ("accounts_named_by_answer"("caller", "body"));
