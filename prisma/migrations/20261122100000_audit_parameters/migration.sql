-- Impersonated requests are recorded by the pattern of their route, with what their path names apart.
ALTER TABLE "audit_records" ADD COLUMN "parameters" JSONB NOT NULL DEFAULT '{}';

-- Reads a part of a path as the router does; NULL when it is no text.
CREATE FUNCTION "decoded_segment"("segment" TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    decoded BYTEA := '';
    piece TEXT;
BEGIN
    FOR piece IN SELECT matched[1] FROM regexp_matches(segment, '(%[0-9A-Fa-f]{2}|[^%]+|%)', 'g') AS matched LOOP
        decoded := decoded || CASE WHEN length(piece) = 3 AND piece LIKE '\%%'
            THEN decode(substr(piece, 2), 'hex') ELSE convert_to(piece, 'UTF8') END;
    END LOOP;
    RETURN convert_from(decoded, 'UTF8');
EXCEPTION WHEN character_not_in_repertoire THEN
    RETURN NULL;
END
$$;

-- The handle that a text stands for; NULL when it stands for none.
CREATE FUNCTION "handle_in"("segment" TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    handle TEXT := lower(regexp_replace(normalize(segment, NFKC), '^\s*@?', ''));
BEGIN
    handle := regexp_replace(normalize(handle, NFKD), '[\u0300-\u036f]', '', 'g');
    handle := trim(BOTH '-' FROM regexp_replace(handle, '[\s_.-]+', '-', 'g'));
    RETURN CASE WHEN handle ~ '^[a-z0-9-]{3,40}$' THEN handle END;
END
$$;

-- The pattern and the parameters of a recorded path; NULL for one that is not understood.
CREATE FUNCTION "route_of"("path" TEXT) RETURNS JSONB LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    words CONSTANT TEXT[] := '{accounts,me,complete-onboarding,exposure,search,export,access-log,avatar,deals,import,trash,
        restore,collections,public-link,archive,unarchive,sharing-groups,members,announcements,read,catalog,authors,
        subscription,subscriptions,feed}';
    parts TEXT[] := string_to_array(path, '/');
    pattern TEXT := '';
    parameters JSONB := '{}';
    before TEXT := '';
    part TEXT;
    file TEXT;
BEGIN
    FOR i IN 2 .. cardinality(parts) LOOP
        part := decoded_segment(parts[i]);
        IF before = 'accounts' AND part NOT IN ('me', 'search') OR before = 'members' THEN
            before := CASE before WHEN 'members' THEN 'accountId' ELSE 'id' END;
            pattern := pattern || '/{' || before || '}';
            IF part ~ '^[A-Za-z0-9._:|@+=~-]{1,255}$' AND part NOT IN ('me', 'search', '.', '..') THEN
                parameters := parameters || jsonb_build_object(before, part);
            END IF;
        ELSIF before = 'authors' THEN
            pattern := pattern || '/{handle}';
            IF handle_in(part) IS NOT NULL THEN
                parameters := parameters || jsonb_build_object('handle', handle_in(part));
            END IF;
        ELSIF before IN ('deals', 'collections', 'sharing-groups', 'announcements') AND part <> 'import' THEN
            file := coalesce(substring(part FROM '\.(?:pbn|lin|svg)$'), '');
            part := left(part, length(part) - length(file));
            pattern := pattern || '/{id}' || file;
            IF part ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
                parameters := parameters || jsonb_build_object('id', part);
            END IF;
        ELSIF part = ANY (words) THEN
            pattern := pattern || '/' || part;
            before := part;
            CONTINUE;
        ELSE
            RETURN NULL;
        END IF;
        before := '';
    END LOOP;
    RETURN jsonb_build_object('pattern', pattern, 'parameters', parameters);
END
$$;

-- What names an account that is gone is not written down again.
CREATE FUNCTION "without_erased"("parameters" JSONB) RETURNS JSONB LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN EXISTS (SELECT 1 FROM erased_accounts WHERE id_hash = encode(sha256(convert_to(value, 'UTF8')), 'hex'))
          OR (key = 'handle' AND EXISTS (SELECT 1 FROM released_handles WHERE handle = value)) THEN NULL
        ELSE value END), '{}') FROM jsonb_each_text(parameters)
$$;

ALTER TABLE "audit_records" DISABLE TRIGGER "audit_records_stay";
UPDATE "audit_records" AS r
SET "action" = split_part(r."action", ' ', 1) || ' ' || (known.route ->> 'pattern'),
    "parameters" = without_erased(known.route -> 'parameters')
FROM (SELECT "id", route_of(substr("action", strpos("action", ' ') + 1)) AS route
      FROM "audit_records" WHERE "action" ~ '^[A-Z]+ /') AS known
WHERE r."id" = known."id" AND known.route IS NOT NULL;
ALTER TABLE "audit_records" ENABLE TRIGGER "audit_records_stay";

DROP FUNCTION "without_erased"(JSONB), "route_of"(TEXT), "handle_in"(TEXT), "decoded_segment"(TEXT);

-- An erasure finds the records that name its account without reading the others.
CREATE INDEX "audit_records_by_parameter" ON "audit_records" USING GIN ("parameters" jsonb_path_ops);

-- The trail only grows, whoever writes, but that a parameter which names an account is emptied when that account is erased.
CREATE OR REPLACE FUNCTION "audit_records_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE'
        AND OLD.parameters <> NEW.parameters
        AND to_jsonb(OLD) - 'parameters' = to_jsonb(NEW) - 'parameters'
        AND ARRAY(SELECT jsonb_object_keys(OLD.parameters) ORDER BY 1) = ARRAY(SELECT jsonb_object_keys(NEW.parameters) ORDER BY 1)
        AND NOT EXISTS (
            SELECT 1 FROM jsonb_each(OLD.parameters) AS old(key, value)
            WHERE NEW.parameters -> key <> value AND NOT (
                NEW.parameters -> key = 'null'
                AND (EXISTS (SELECT 1 FROM erased_accounts
                             WHERE id_hash = encode(sha256(convert_to(value #>> '{}', 'UTF8')), 'hex'))
                  OR EXISTS (SELECT 1 FROM released_handles WHERE handle = value #>> '{}'))))
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit records are neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END
$$;

-- Empties the parameters that name an account by its id or its handle, with the rights of the owner of the table: the role of
-- the service needs none to change the trail.
CREATE FUNCTION "audit_records_forget"("account" TEXT, "handle" TEXT) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    UPDATE audit_records SET parameters = parameters
        || CASE WHEN parameters @> jsonb_build_object('id', $1) AND strpos(action, '/accounts/{id}') > 0
            THEN '{"id": null}'::jsonb ELSE '{}' END
        || CASE WHEN parameters @> jsonb_build_object('accountId', $1) THEN '{"accountId": null}'::jsonb ELSE '{}' END
        || CASE WHEN parameters @> jsonb_build_object('handle', coalesce($2, ''))
            THEN '{"handle": null}'::jsonb ELSE '{}' END
    WHERE (parameters @> jsonb_build_object('id', $1) AND strpos(action, '/accounts/{id}') > 0)
        OR parameters @> jsonb_build_object('accountId', $1)
        OR parameters @> jsonb_build_object('handle', coalesce($2, ''))
$$;
