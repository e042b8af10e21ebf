-- The whole schema as of the first release. Until that is tagged, changes to the schema are made here; afterwards, each
-- change is a separate migration.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Accounts ---------------------------------------------------------------------------------------------------------------

CREATE TABLE "auction_systems" (
    "id" TEXT COLLATE "C" NOT NULL,
    "identifier" TEXT NOT NULL,
    "labels" JSONB NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "auction_systems_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "auction_systems_identifier_key" ON "auction_systems"("identifier");

-- Reference data of every installation, the same list as in src/domain/standard-auction-systems.ts.
INSERT INTO "auction_systems" ("id", "identifier", "labels", "sort_order") VALUES
    ('01980000-0000-7000-8000-000000000001', 'sayc', '{"en": "Standard American", "fr": "Standard américain", "de": "Standard American", "pl": "Standard American"}', 1),
    ('01980000-0000-7000-8000-000000000002', 'two-over-one', '{"en": "Two over one", "fr": "Deux sur un forcing", "de": "Zwei über eins", "pl": "Dwa nad jeden"}', 2),
    ('01980000-0000-7000-8000-000000000003', 'sef', '{"en": "French standard", "fr": "Système d''enseignement français", "de": "Französischer Standard", "pl": "Standard francuski"}', 3),
    ('01980000-0000-7000-8000-000000000004', 'acol', '{"en": "Acol", "fr": "Acol", "de": "Acol", "pl": "Acol"}', 4),
    ('01980000-0000-7000-8000-000000000005', 'polish-club', '{"en": "Polish Club", "fr": "Trèfle polonais", "de": "Polnisches Treff", "pl": "Wspólny Język"}', 5),
    ('01980000-0000-7000-8000-000000000006', 'precision', '{"en": "Precision Club", "fr": "Trèfle Precision", "de": "Precision", "pl": "Precision"}', 6);

CREATE TABLE "accounts" (
    "id" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "email" TEXT NOT NULL,
    "email_key" TEXT COLLATE "C" NOT NULL,
    "display_name" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "organisation_name" TEXT,
    "country" TEXT,
    "language" TEXT,
    "app_language" TEXT,
    "auction_system_id" TEXT COLLATE "C",
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "role" TEXT NOT NULL,
    "signup_source" TEXT NOT NULL,
    "is_organisation" BOOLEAN NOT NULL DEFAULT false,
    "show_email_publicly" BOOLEAN NOT NULL DEFAULT false,
    "avatar_url" TEXT,
    "avatar_trusted" BOOLEAN NOT NULL DEFAULT false,
    "preferences" JSONB NOT NULL DEFAULT '{}',
    "certified" BOOLEAN NOT NULL DEFAULT false,
    "handle" TEXT COLLATE "C",
    "onboarded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    -- Set while the rest of an erased account is being removed. No read returns the row then.
    "erased_at" TIMESTAMPTZ(3),
    -- Derived from the name and the e-mail address.
    "search_name" TEXT COLLATE "C" NOT NULL,
    "search_address" TEXT COLLATE "C" NOT NULL,
    "search_text" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "accounts_role_check" CHECK ("role" IN ('teacher', 'player', 'admin')),
    CONSTRAINT "accounts_signup_source_check" CHECK ("signup_source" IN ('app', 'backend', 'import', 'invite')),
    CONSTRAINT "accounts_handle_check" CHECK ("handle" ~ '^[a-z0-9-]{3,40}$'),
    CONSTRAINT "accounts_erased_check" CHECK ("erased_at" IS NULL OR (NOT "is_active" AND "handle" IS NULL)),
    CONSTRAINT "accounts_auction_system_id_fkey" FOREIGN KEY ("auction_system_id") REFERENCES "auction_systems"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email_key");
CREATE UNIQUE INDEX "accounts_handle_key" ON "accounts"("handle");
-- Names in order with their addresses, and vice versa, so that a search only reads the accounts that it shows.
CREATE INDEX "accounts_search_name" ON "accounts"("search_name", "id", "search_address") WHERE "is_active";
CREATE INDEX "accounts_search_address" ON "accounts"("search_address", "id", "search_name") WHERE "is_active";
CREATE INDEX "accounts_search_text" ON "accounts" USING GIN ("search_text" gin_trgm_ops) WHERE "is_active";
CREATE INDEX "accounts_active_admins" ON "accounts"("id") WHERE "is_active" AND "role" = 'admin';
-- Few accounts are authors, so this small index shows whether the owner of a deal is listed.
CREATE INDEX "accounts_listed" ON "accounts"("id") WHERE "is_active" AND "handle" IS NOT NULL;
CREATE INDEX "accounts_listed_by_name" ON "accounts" USING GIN ("search_name" gin_trgm_ops, "handle" gin_trgm_ops)
    WHERE "is_active" AND "handle" IS NOT NULL;
CREATE INDEX "accounts_listed_by_language" ON "accounts"((lower(split_part("language", '-', 1))), "id")
    WHERE "is_active" AND "handle" IS NOT NULL;
CREATE INDEX "accounts_being_erased" ON "accounts"("id") WHERE "erased_at" IS NOT NULL;
-- For the daily figures. Rows are created in chronological order, so a summary of each block is enough.
CREATE INDEX "accounts_by_creation" ON "accounts" USING BRIN ("created_at");
CREATE INDEX "accounts_by_onboarding" ON "accounts" USING BRIN ("onboarded_at");

-- One row for each account that has uploaded an avatar. The id is a secret.
CREATE TABLE "uploaded_pictures" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "uploaded_pictures_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "uploaded_pictures_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
-- The pictures are already compressed.
ALTER TABLE "uploaded_pictures" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX "uploaded_pictures_id_key" ON "uploaded_pictures"("id");

-- A hash of the id of each erased account, so that tokens issued before the erasure don't create it again.
CREATE TABLE "erased_accounts" (
    "id_hash" TEXT COLLATE "C" NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erased_accounts_pkey" PRIMARY KEY ("id_hash")
);

-- Handles of erased accounts, which no account can take before `held_until`.
CREATE TABLE "released_handles" (
    "handle" TEXT COLLATE "C" NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "released_handles_pkey" PRIMARY KEY ("handle")
);

-- Guards an invariant. It runs after the row is written, so that a writer that waited for the erasure of the handle's
-- owner sees the released handle.
CREATE FUNCTION "accounts_refuse_released_handle"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM released_handles r WHERE r.handle = NEW.handle AND r.held_until > NEW.updated_at) THEN
        RAISE EXCEPTION 'the handle is held' USING ERRCODE = 'unique_violation', CONSTRAINT = 'accounts_handle_key';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "accounts_refuse_released_handle_new" AFTER INSERT ON "accounts"
    FOR EACH ROW WHEN (NEW.handle IS NOT NULL) EXECUTE FUNCTION "accounts_refuse_released_handle"();
CREATE TRIGGER "accounts_refuse_released_handle_changed" AFTER UPDATE OF "handle" ON "accounts"
    FOR EACH ROW WHEN (NEW.handle IS NOT NULL AND NEW.handle IS DISTINCT FROM OLD.handle)
    EXECUTE FUNCTION "accounts_refuse_released_handle"();

CREATE TABLE "grants" (
    "id" UUID NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "source" TEXT NOT NULL,
    "plan" TEXT,
    "feature" TEXT NOT NULL,
    "limit" INTEGER,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "grants_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "grants_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "grants_source_check" CHECK ("source" IN ('subscription', 'manual', 'trial', 'partner')),
    CONSTRAINT "grants_limit_check" CHECK ("limit" >= 0)
);

CREATE INDEX "grants_by_account" ON "grants"("account_id", "starts_at", "id");

CREATE TABLE "subscriptions" (
    "follower_id" TEXT COLLATE "C" NOT NULL,
    "author_id" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("follower_id", "author_id"),
    CONSTRAINT "subscriptions_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "subscriptions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "subscriptions_by_author" ON "subscriptions"("author_id");

-- Keys of internal backends. Their secrets are stored as SHA-256 hashes, in hexadecimal. A key outlives the account
-- that created it.
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[] NOT NULL,
    "secret_hash" TEXT COLLATE "C" NOT NULL,
    "last_four" TEXT NOT NULL,
    -- Hashes of replaced secrets, newest first, and until when each is accepted: [{hash, until}].
    "replaced_secrets" JSONB NOT NULL DEFAULT '[]',
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    -- The hour of the last use.
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT COLLATE "C",

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_keys_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE RESTRICT,
    CONSTRAINT "api_keys_scopes_check" CHECK (
        cardinality("scopes") > 0 AND "scopes" <@ '{deals:read,deals:write,serve,accounts,grants,events}'::text[]
    ),
    CONSTRAINT "api_keys_replaced_check" CHECK (jsonb_typeof("replaced_secrets") = 'array')
);

CREATE UNIQUE INDEX "api_keys_secret_hash_key" ON "api_keys"("secret_hash");

-- The exports that are running, at most one per account across all instances.
CREATE TABLE "running_exports" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    "run" UUID NOT NULL,
    "heard_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "running_exports_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "running_exports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- Deals ------------------------------------------------------------------------------------------------------------------

CREATE TABLE "deals" (
    "id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "owner_id" TEXT COLLATE "C",
    "title" TEXT NOT NULL,
    "board_number" INTEGER,
    "dealer" TEXT NOT NULL,
    "vulnerability" TEXT NOT NULL,
    "hands" TEXT NOT NULL,
    "auction" TEXT NOT NULL DEFAULT '',
    "call_notes" JSONB NOT NULL DEFAULT '[]',
    "play" TEXT NOT NULL DEFAULT '',
    "result" INTEGER,
    "double_dummy" TEXT COLLATE "C",
    "commentary" JSONB NOT NULL DEFAULT '[]',
    "themes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "personal_themes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "inspirations" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "supplement" JSONB NOT NULL DEFAULT '[]',
    "sharing_group_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "sharing" TEXT NOT NULL DEFAULT 'private',
    "lifecycle" TEXT NOT NULL DEFAULT 'active',
    "imported" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    -- Derived from the columns above, for listing, searching and sorting.
    "text_bytes" INTEGER NOT NULL,
    "contract" TEXT COLLATE "C",
    "declarer" TEXT COLLATE "C",
    "search_title" TEXT COLLATE "C" NOT NULL,
    "search_terms" TSVECTOR NOT NULL,
    "personal_terms" TSVECTOR NOT NULL,
    "search_head" TEXT COLLATE "C",

    CONSTRAINT "deals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "deals_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "deals_board_number_check" CHECK ("board_number" BETWEEN 1 AND 999),
    CONSTRAINT "deals_dealer_check" CHECK ("dealer" IN ('N', 'E', 'S', 'W')),
    CONSTRAINT "deals_vulnerability_check" CHECK ("vulnerability" IN ('None', 'NS', 'EW', 'All')),
    CONSTRAINT "deals_sharing_check" CHECK ("sharing" IN ('private', 'public', 'group')),
    CONSTRAINT "deals_lifecycle_check" CHECK ("lifecycle" IN ('active', 'trashed', 'orphaned')),
    CONSTRAINT "deals_orphaned_check" CHECK (("lifecycle" = 'orphaned') = ("owner_id" IS NULL)),
    CONSTRAINT "deals_double_dummy_check" CHECK ("double_dummy" ~ '^[sf][0-9a-d]{20}$')
    -- Most deals are updated once more, with their double dummy results. No index contains that column, so the new row
    -- stays on its page if there is room.
) WITH (fillfactor = 85);

-- Not compressed, so that its size is known without reading it. A long one is stored outside the row, where lists for
-- other readers never read it.
ALTER TABLE "deals" ALTER COLUMN "supplement" SET STORAGE EXTERNAL;

-- An owner's deals, newest first, with all columns for searching and sorting, so that a search only reads the deals
-- that it shows.
CREATE INDEX "deals_by_owner" ON "deals"("owner_id", "created_at" DESC, "id")
    INCLUDE ("revision", "updated_at", "published_at", "board_number", "dealer", "vulnerability", "contract", "declarer",
        "sharing", "lifecycle", "search_title", "search_head");
-- An owner's deals in four more orders, each read in both directions.
CREATE INDEX "deals_by_owner_updated" ON "deals"("owner_id", "updated_at", "id");
CREATE INDEX "deals_by_owner_published" ON "deals"("owner_id", "published_at", "id");
CREATE INDEX "deals_by_owner_title" ON "deals"("owner_id", "search_title", "id");
CREATE INDEX "deals_by_owner_board" ON "deals"("owner_id", "board_number", "id");
-- The boards of an owner, so that an import can skip them.
CREATE INDEX "deals_by_board" ON "deals"("owner_id",
    (md5(coalesce("board_number"::text, '') || ' ' || "dealer" || ' ' || "vulnerability" || ' ' || "hands")::uuid))
    WHERE "lifecycle" <> 'trashed';
-- Deals by their hands, so that the same hands aren't solved twice.
CREATE INDEX "deals_by_hands" ON "deals"((md5("hands")::uuid), "owner_id");
-- An author's exposed deals, most recently published first, nulls last.
CREATE INDEX "deals_exposed_by_owner" ON "deals"("owner_id", (COALESCE("published_at", '-infinity')) DESC, "id")
    INCLUDE ("published_at") WHERE "sharing" = 'public' AND "lifecycle" = 'active';
-- The exposed deals of all authors in the same order, and by their words, themes, dealer, vulnerability, board number
-- and contract. Their condition is written differently, so that PostgreSQL only uses them for statements that write it
-- the same way: without statistics, it takes an index to be almost empty, and would search all authors' deals for those
-- of one.
CREATE INDEX "deals_exposed" ON "deals"((COALESCE("published_at", '-infinity')) DESC, "id")
    WHERE "sharing" || "lifecycle" = 'publicactive';
CREATE INDEX "deals_exposed_by_terms" ON "deals" USING GIN ("search_terms") WHERE "sharing" || "lifecycle" = 'publicactive';
CREATE STATISTICS "deals_exposed_share" ON ("sharing" || "lifecycle") FROM "deals";
CREATE INDEX "deals_by_group" ON "deals" USING GIN ("sharing_group_ids") WHERE cardinality("sharing_group_ids") > 0;
CREATE INDEX "deals_by_creation" ON "deals"("created_at" DESC, "id");
CREATE INDEX "deals_by_publication" ON "deals" USING BRIN ("published_at");

-- Guards an invariant: the time at which a deal first became public never changes, regardless of the writer.
CREATE FUNCTION "deals_keep_published_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.published_at := OLD.published_at;
    RETURN NEW;
END
$$;

CREATE TRIGGER "deals_keep_published_at" BEFORE UPDATE OF "published_at" ON "deals"
    FOR EACH ROW WHEN (OLD.published_at IS NOT NULL AND NEW.published_at IS DISTINCT FROM OLD.published_at)
    EXECUTE FUNCTION "deals_keep_published_at"();

-- Totals of an author's exposed deals, so that the directory doesn't have to count millions of deals. Written together
-- with the deals and the account from which they are derived. There is no foreign key, because it would lock the
-- account, and publishing would wait for changes of the account.
CREATE TABLE "catalog_authors" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    -- The number of exposed deals.
    "deals" INTEGER NOT NULL,
    -- The time of the latest publication; -infinity if no deal has a time, null if there are no deals.
    "latest" TIMESTAMPTZ(3),
    -- The author's folded name and handle while listed; null otherwise.
    "search_name" TEXT COLLATE "C",
    "handle" TEXT COLLATE "C",

    CONSTRAINT "catalog_authors_pkey" PRIMARY KEY ("account_id")
);

-- Counts the changes of an owner's deals. The count starts at the current time, so that no account continues the count
-- of an erased one.
CREATE TABLE "deal_counters" (
    -- Empty for deals without an owner.
    "owner_id" TEXT COLLATE "C" NOT NULL,
    "revision" BIGINT NOT NULL DEFAULT floor(extract(epoch FROM clock_timestamp()) * 1000),

    CONSTRAINT "deal_counters_pkey" PRIMARY KEY ("owner_id")
) WITH (fillfactor = 50);

-- With names and handles, so that a search of the directory only reads the authors that it shows.
CREATE INDEX "catalog_authors_by_latest" ON "catalog_authors"("latest" DESC, "account_id", "search_name", "handle")
    WHERE "latest" IS NOT NULL AND "handle" IS NOT NULL;

-- Deals that have to be solved double dummy. Written together with the deals.
CREATE TABLE "double_dummy_work" (
    "deal_id" UUID NOT NULL,
    -- Empty for deals without an owner.
    "owner_id" TEXT COLLATE "C" NOT NULL,
    -- Whether it waits behind deals that the owner saved one by one.
    "imported" BOOLEAN NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    -- The end of a worker's claim.
    "leased_until" TIMESTAMPTZ(3),

    CONSTRAINT "double_dummy_work_pkey" PRIMARY KEY ("deal_id"),
    CONSTRAINT "double_dummy_work_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE INDEX "double_dummy_work_by_turn" ON "double_dummy_work"("owner_id", "imported", "queued_at" DESC, "deal_id");

-- One row for each deal handed out. Without foreign keys to deal and account, because a serve outlives both.
CREATE TABLE "serves" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "player_id" TEXT COLLATE "C",
    "served_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "serves_pkey" PRIMARY KEY ("served_at", "id")
);

CREATE INDEX "serves_by_player" ON "serves"("player_id") WHERE "player_id" IS NOT NULL;

-- The number of serves that a player used of a day's allowance. Each page has room for updates in place.
CREATE TABLE "serve_counts" (
    "player_id" TEXT COLLATE "C" NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "serve_counts_pkey" PRIMARY KEY ("player_id", "day"),
    CONSTRAINT "serve_counts_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "serve_counts_used_check" CHECK ("used" > 0)
) WITH (fillfactor = 70);

CREATE INDEX "serve_counts_by_day" ON "serve_counts"("day");

-- Totals of old serves by day and deal.
CREATE TABLE "serve_days" (
    "day" DATE NOT NULL,
    "deal_id" UUID NOT NULL,
    "serves" INTEGER NOT NULL,

    CONSTRAINT "serve_days_pkey" PRIMARY KEY ("day", "deal_id"),
    CONSTRAINT "serve_days_serves_check" CHECK ("serves" > 0)
);

-- The share of deleted deals and erased accounts in the daily figures.
CREATE TABLE "deleted_figures" (
    "day" DATE NOT NULL,
    "figure" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "deleted_figures_pkey" PRIMARY KEY ("day", "figure")
);

-- Collections and sharing groups ------------------------------------------------------------------------------------------

CREATE TABLE "collections" (
    "id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    -- Null once the owner's account is erased.
    "owner_id" TEXT COLLATE "C",
    "title" TEXT NOT NULL,
    "description" TEXT,
    "deal_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "public_enabled" BOOLEAN NOT NULL DEFAULT false,
    "public_token" TEXT COLLATE "C",
    "embeddable" BOOLEAN NOT NULL DEFAULT false,
    "student_view" JSONB NOT NULL DEFAULT '{}',
    "practice" JSONB NOT NULL DEFAULT '{}',
    "available_from" TIMESTAMPTZ(3),
    "available_until" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),
    -- Set while a deleted collection can be restored.
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "collections_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "collections_deal_ids_check" CHECK (cardinality("deal_ids") <= 500),
    CONSTRAINT "collections_window_check" CHECK ("available_from" < "available_until"),
    CONSTRAINT "collections_link_check" CHECK (NOT "public_enabled" OR "public_token" IS NOT NULL)
);

CREATE UNIQUE INDEX "collections_public_token_key" ON "collections"("public_token");
CREATE INDEX "collections_by_owner" ON "collections"("owner_id", "created_at", "id");
CREATE INDEX "collections_deleted" ON "collections"("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "collections_by_deal" ON "collections" USING GIN ("deal_ids");

-- How often a public link was opened on a UTC day. Nothing about its readers is stored.
CREATE TABLE "collection_views" (
    "collection_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" BIGINT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collection_views_pkey" PRIMARY KEY ("collection_id", "day"),
    CONSTRAINT "collection_views_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- The students who take part in the practice of a collection.
CREATE TABLE "participants" (
    "id" UUID NOT NULL,
    -- Null once the participant is deleted, until a background job has removed the answers.
    "collection_id" UUID,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3),
    "active_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "participants_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "participants_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE SET NULL ON UPDATE RESTRICT,
    CONSTRAINT "participants_activity_check" CHECK ("active_at" = coalesce("last_at", "started_at"))
);

CREATE INDEX "participants_by_collection" ON "participants"("collection_id", "started_at", "id");
CREATE INDEX "participants_by_activity" ON "participants"("active_at");

-- What participants did with boards. Without a foreign key to deals, because answers outlive them.
CREATE TABLE "answers" (
    "participant_id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "bidding" JSONB,
    "play" JSONB,
    "choices" TEXT,
    "tricks" SMALLINT,
    "needed" SMALLINT,
    "taken_back" SMALLINT,

    CONSTRAINT "answers_pkey" PRIMARY KEY ("participant_id", "deal_id"),
    CONSTRAINT "answers_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE CASCADE ON UPDATE RESTRICT,
    CONSTRAINT "answers_seat_check" CHECK ("seat" IN ('N', 'E', 'S', 'W'))
);

-- The boards by which answers are judged: a copy for each revision that was answered.
CREATE TABLE "answered_boards" (
    "collection_id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "dealer" TEXT NOT NULL,
    "hands" JSONB NOT NULL,
    "auction" TEXT[],
    "call_notes" JSONB NOT NULL,
    "tricks" TEXT,

    CONSTRAINT "answered_boards_pkey" PRIMARY KEY ("collection_id", "deal_id", "revision"),
    CONSTRAINT "answered_boards_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- The version of the answers to a collection. The row is also the lock for changing them.
CREATE TABLE "answer_versions" (
    "collection_id" UUID NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "answer_versions_pkey" PRIMARY KEY ("collection_id"),
    CONSTRAINT "answer_versions_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE TABLE "sharing_groups" (
    "id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "owner_id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sharing_groups_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sharing_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "sharing_groups_by_owner" ON "sharing_groups"("owner_id");

CREATE TABLE "sharing_group_members" (
    "group_id" UUID NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    -- Increasing numbers: members are shown in the order in which they joined.
    "position" BIGSERIAL NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sharing_group_members_pkey" PRIMARY KEY ("group_id", "account_id"),
    CONSTRAINT "sharing_group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "sharing_groups"("id") ON DELETE CASCADE ON UPDATE RESTRICT,
    CONSTRAINT "sharing_group_members_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "sharing_group_members_by_account" ON "sharing_group_members"("account_id", "group_id");

-- Announcements ----------------------------------------------------------------------------------------------------------

CREATE TABLE "announcements" (
    "id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "kind" TEXT NOT NULL,
    "title" JSONB NOT NULL,
    "body" JSONB NOT NULL DEFAULT '{}',
    "action_label" JSONB NOT NULL DEFAULT '{}',
    "action_path" TEXT,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "audience_roles" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "audience_languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "audience_countries" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "announcements_kind_check" CHECK ("kind" IN ('banner', 'news')),
    CONSTRAINT "announcements_window_check" CHECK ("published_at" < "expires_at"),
    CONSTRAINT "announcements_action_check" CHECK (("action_path" IS NULL) = ("action_label" = '{}'))
);

CREATE INDEX "announcements_by_publication" ON "announcements"("published_at");

-- The account comes first, so that a reader's marks of the few live announcements are next to each other.
CREATE TABLE "announcement_reads" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    "announcement_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_reads_pkey" PRIMARY KEY ("account_id", "announcement_id"),
    CONSTRAINT "announcement_reads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "announcement_reads_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- For the counts of the back-office, and for deleting an announcement with its marks.
CREATE INDEX "announcement_reads_by_announcement" ON "announcement_reads"("announcement_id");

-- Requests ---------------------------------------------------------------------------------------------------------------

CREATE TABLE "idempotency_records" (
    "caller" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "location" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("caller", "key")
);

CREATE INDEX "idempotency_records_by_age" ON "idempotency_records"("created_at");

-- The accounts that a stored response names: its caller and the admin behind it, and in its body the value of every member
-- whose name ends in `d` or `dBy`, such as `id`, `ownerId` or `createdBy`. JSON escapes no character of an account id.
CREATE FUNCTION "accounts_named_by_answer"("caller" TEXT, "body" TEXT) RETURNS TEXT[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN caller LIKE 'account:%' THEN string_to_array(substr(caller, 9), ' by ') ELSE ARRAY[]::text[] END
        || ARRAY(SELECT found[1] FROM regexp_matches(body, 'd(?:By)?":"([^"\\]{1,255})"', 'g') AS found)
$$;

-- With this index, an erasure finds the responses that name its account without reading the others.
CREATE INDEX "idempotency_records_by_account" ON "idempotency_records"
    USING GIN ("accounts_named_by_answer"("caller", "body"));

-- Events for other programs, which contain only kinds and ids. `event_place` assigns an event's place in the order.
CREATE TABLE "events" (
    "epoch" INTEGER NOT NULL,
    "turn" BIGINT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    -- Null once the account is erased.
    "subject_id" TEXT COLLATE "C",

    CONSTRAINT "events_pkey" PRIMARY KEY ("epoch", "turn", "position")
);

CREATE INDEX "events_by_account" ON "events"("subject_id") WHERE "subject_type" = 'account'::text AND "kind" <> 'account.erased'::text;

-- Each database server numbers its transactions independently. The numbers continue from a different point when a
-- standby takes over or a backup is restored. Within an epoch, they only grow.
CREATE TABLE "event_epochs" (
    "epoch" INTEGER NOT NULL,
    "home" TEXT NOT NULL,
    -- The last event of the epoch that was deleted.
    "pruned_turn" BIGINT,
    "pruned_position" BIGINT,

    CONSTRAINT "event_epochs_pkey" PRIMARY KEY ("epoch")
);

-- The home of transaction numbers: the server, its database and its timeline. Each session of a primary remembers it,
-- because reading the server's control file takes longer than adding an event; a standby's may change when it takes over.
-- This function and the next are written in PL/pgSQL, which plans them once per session; in SQL, each call takes three
-- times as long.
CREATE FUNCTION "event_home"() RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    home TEXT := nullif(current_setting('dealbook.event_home', true), '');
BEGIN
    IF home IS NULL THEN
        home := (SELECT system_identifier FROM pg_control_system())
            || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())
            || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8);
        PERFORM set_config('dealbook.event_home', home, false);
    END IF;
    RETURN home;
END
$$;

-- The latest epoch, if transactions commit in it now; null if no epoch has begun at this home.
CREATE FUNCTION "event_epoch_here"() RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    latest event_epochs;
BEGIN
    SELECT * INTO latest FROM event_epochs ORDER BY epoch DESC LIMIT 1;
    RETURN CASE WHEN latest.home = event_home() THEN latest.epoch END;
END
$$;

-- The epoch in which transactions commit now, which is begun if necessary. Beginning one blocks other transactions that
-- add events until the transaction ends, so the service does this at startup. Later, it is only necessary after a
-- standby has taken over.
CREATE FUNCTION "event_epoch_begun"() RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    found INTEGER := event_epoch_here();
BEGIN
    IF found IS NULL THEN
        PERFORM pg_advisory_xact_lock(4251988, 0);
        found := event_epoch_here();
    END IF;
    IF found IS NULL THEN
        INSERT INTO event_epochs AS k (epoch, home) SELECT coalesce(max(e.epoch), 0) + 1, event_home() FROM event_epochs e
        RETURNING k.epoch INTO found;
    END IF;
    RETURN found;
END
$$;

-- The place of the next event of this transaction. Call it after locking the event's subject. The turn is higher than
-- the number of this transaction, so while it is open, the number of the oldest open transaction is lower than the
-- turn. The turn is not lower than that of any event committed before, so events of one subject are in the order of
-- their commits.
CREATE FUNCTION "event_place"(OUT "epoch" INTEGER, OUT "turn" BIGINT) LANGUAGE plpgsql AS $$
BEGIN
    epoch := event_epoch_begun();
    turn := greatest(pg_current_xact_id()::text::bigint + 1, pg_snapshot_xmax(pg_current_snapshot())::text::bigint);
END
$$;

-- Addresses to which events are sent. Their secrets are stored in clear text, because they are needed to sign messages.
-- A webhook outlives the account that created it.
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "kinds" TEXT[] NOT NULL,
    "description" TEXT,
    "is_active" BOOLEAN NOT NULL,
    -- Set if the service has paused it.
    "paused_at" TIMESTAMPTZ(3),
    "pause_reason" TEXT,
    -- The time of the first failed attempt since the last success.
    "failing_since" TIMESTAMPTZ(3),
    -- The receiver asked not to be sent anything before this time.
    "not_before" TIMESTAMPTZ(3),
    "secret" TEXT NOT NULL,
    -- Replaced secrets, newest first: `[{secret, until}]`.
    "previous_secrets" JSONB NOT NULL DEFAULT '[]',
    -- The place of the last event for which deliveries were added.
    "epoch" INTEGER NOT NULL,
    "turn" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT COLLATE "C",

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhooks_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE RESTRICT,
    CONSTRAINT "webhooks_pause_check" CHECK (
        ("paused_at" IS NULL) = ("pause_reason" IS NULL) AND ("paused_at" IS NULL OR NOT "is_active")
    ),
    CONSTRAINT "webhooks_previous_check" CHECK (jsonb_typeof("previous_secrets") = 'array')
);

-- Events that webhooks are to be sent, or were sent. Deliveries refer to events, and are deleted with them.
CREATE TABLE "webhook_deliveries" (
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "epoch" INTEGER NOT NULL,
    "turn" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,
    -- A hash of the subject. Deliveries in the same lane are sent one after another.
    "lane" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    -- The end of an instance's claim.
    "leased_until" TIMESTAMPTZ(3),
    "last_attempt_at" TIMESTAMPTZ(3),
    "last_status" INTEGER,
    "last_problem" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("webhook_id", "event_id"),
    CONSTRAINT "webhook_deliveries_event_fkey" FOREIGN KEY ("epoch", "turn", "position") REFERENCES "events"("epoch", "turn", "position") ON DELETE CASCADE ON UPDATE RESTRICT,
    CONSTRAINT "webhook_deliveries_state_check" CHECK (
        "state" IN ('pending', 'delivered', 'failed') AND ("state" = 'pending') = ("next_attempt_at" IS NOT NULL)
    )
);

CREATE INDEX "webhook_deliveries_by_event" ON "webhook_deliveries"("epoch", "turn", "position");
CREATE INDEX "webhook_deliveries_by_state" ON "webhook_deliveries"("webhook_id", "state", "event_id");
CREATE INDEX "webhook_deliveries_in_order" ON "webhook_deliveries"("webhook_id", "lane", "epoch", "turn", "position") WHERE "state" = 'pending'::text;
-- The condition isn't on the state, so that a database without statistics doesn't use the other index of pending
-- deliveries instead.
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries"("webhook_id", "next_attempt_at", "epoch", "turn", "position") WHERE "next_attempt_at" IS NOT NULL;
CREATE INDEX "webhook_deliveries_leased" ON "webhook_deliveries"("webhook_id", "lane") WHERE "leased_until" IS NOT NULL;

-- Submissions of the public forms. They refer to no account, because anyone can enter any address.
CREATE TABLE "form_submissions" (
    "id" UUID NOT NULL,
    "form" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT NOT NULL,
    "message" TEXT,
    "locale" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_submissions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "form_submissions_form_check" CHECK ("form" IN ('contact', 'newsletter')),
    -- Without line breaks, so that none of them can inject a header into an e-mail.
    CONSTRAINT "form_submissions_lines_check" CHECK (concat("name", "email", "locale") !~ '[\n\r]')
);

CREATE INDEX "form_submissions_by_age" ON "form_submissions"("created_at", "id");

-- Work that is done in pieces after the request that began it: removing what is left of deleted accounts, groups and
-- participants, updating the deliveries of webhooks, and recounts.
CREATE TABLE "background_jobs" (
    "kind" TEXT COLLATE "C" NOT NULL,
    -- The id of the account or group; empty if the kind has none.
    "subject" TEXT COLLATE "C" NOT NULL,
    -- The progress of the work; its meaning depends on the kind.
    "position" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "background_jobs_pkey" PRIMARY KEY ("kind", "subject"),
    CONSTRAINT "background_jobs_kind_check" CHECK ("kind" IN ('erase-account', 'withdraw-group', 'remove-answers', 'update-deliveries', 'recount'))
);

CREATE INDEX "background_jobs_by_start" ON "background_jobs"("started_at", "kind", "subject");

-- Audit trail ------------------------------------------------------------------------------------------------------------

CREATE TABLE "audit_records" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT COLLATE "C",
    "as_id" TEXT COLLATE "C",
    "action" TEXT COLLATE "C" NOT NULL,
    "parameters" JSONB NOT NULL DEFAULT '{}',
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT COLLATE "C" NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT NOT NULL,

    CONSTRAINT "audit_records_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_records_actor_type_check" CHECK ("actor_type" IN ('account', 'service'))
);

CREATE INDEX "audit_records_by_time" ON "audit_records"("at", "id");
CREATE INDEX "audit_records_by_actor" ON "audit_records"("actor_id", "at", "id");
CREATE INDEX "audit_records_by_impersonated" ON "audit_records"("as_id", "at", "id") WHERE "as_id" IS NOT NULL;
CREATE INDEX "audit_records_by_subject" ON "audit_records"("subject_id", "at", "id");
-- With this index, an erasure finds the records that name its account without reading the others.
CREATE INDEX "audit_records_by_parameter" ON "audit_records" USING GIN ("parameters" jsonb_path_ops);

-- The key from which pseudonyms are derived: a single row, created when it is first needed.
CREATE TABLE "pseudonym_keys" (
    "key" TEXT NOT NULL,

    CONSTRAINT "pseudonym_keys_pkey" PRIMARY KEY ("key")
);

-- Guards an invariant: the trail is append-only, regardless of the writer. The only exceptions are that the id of an
-- erased account is replaced by its pseudonym, and that a parameter with its handle is cleared.
CREATE FUNCTION "audit_records_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    names CONSTANT TEXT[] := '{actor_id,as_id,subject_id,parameters}';
BEGIN
    IF TG_OP = 'UPDATE'
        AND to_jsonb(OLD) - names = to_jsonb(NEW) - names
        AND ARRAY(SELECT jsonb_object_keys(OLD.parameters) ORDER BY 1) = ARRAY(SELECT jsonb_object_keys(NEW.parameters) ORDER BY 1)
        AND NOT EXISTS (
            SELECT 1 FROM (
                SELECT o.value AS before, n.value AS after, o.key = 'handle' AS is_handle
                FROM jsonb_each_text(OLD.parameters) AS o JOIN jsonb_each_text(NEW.parameters) AS n ON n.key = o.key
                UNION ALL VALUES (OLD.actor_id, NEW.actor_id, false), (OLD.as_id, NEW.as_id, false), (OLD.subject_id, NEW.subject_id, false)
            ) AS named
            WHERE before IS DISTINCT FROM after AND NOT CASE
                WHEN is_handle THEN after IS NULL AND EXISTS (SELECT 1 FROM released_handles WHERE handle = before)
                ELSE coalesce(starts_with(after, 'erased-'), false)
                    AND EXISTS (SELECT 1 FROM erased_accounts WHERE id_hash = encode(sha256(convert_to(before, 'UTF8')), 'hex'))
            END)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit records are neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "audit_records_stay" BEFORE UPDATE OR DELETE ON "audit_records"
    FOR EACH ROW EXECUTE FUNCTION "audit_records_stay"();

-- Replaces the id of an erased account with its pseudonym, and clears its handle, in some records. Returns the number
-- of records. A pseudonym is a keyed hash: records of one account can still be grouped, but nobody can find out whether
-- a known id is among them. The function has the rights of the table's owner, so the role of the service needs no right
-- to change the trail.
CREATE FUNCTION "audit_records_forget"("account" TEXT, "handle" TEXT, "at_most" INTEGER) RETURNS INTEGER
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
    pseudonym TEXT;
    changed INTEGER;
BEGIN
    INSERT INTO pseudonym_keys SELECT gen_random_uuid()::text || gen_random_uuid()::text
    WHERE NOT EXISTS (SELECT 1 FROM pseudonym_keys);
    SELECT 'erased-' || left(encode(sha256(convert_to(min(key) || $1, 'UTF8')), 'hex'), 32) INTO pseudonym FROM pseudonym_keys;
    UPDATE audit_records r SET
        actor_id = CASE WHEN actor_type = 'account' AND actor_id = $1 THEN pseudonym ELSE actor_id END,
        as_id = CASE WHEN as_id = $1 THEN pseudonym ELSE as_id END,
        subject_id = CASE WHEN subject_type = 'account' AND subject_id = $1 THEN pseudonym ELSE subject_id END,
        parameters = parameters
            || CASE WHEN parameters @> jsonb_build_object('id', $1) AND strpos(action, '/accounts/{id}') > 0
                THEN jsonb_build_object('id', pseudonym) ELSE '{}' END
            || CASE WHEN parameters @> jsonb_build_object('accountId', $1)
                THEN jsonb_build_object('accountId', pseudonym) ELSE '{}' END
            || CASE WHEN parameters @> jsonb_build_object('handle', coalesce($2, '')) THEN '{"handle": null}'::jsonb ELSE '{}' END
    WHERE r.id = ANY (ARRAY(
        SELECT id FROM audit_records WHERE actor_id = $1 AND actor_type = 'account'
        UNION SELECT id FROM audit_records WHERE as_id = $1
        UNION SELECT id FROM audit_records WHERE subject_id = $1 AND subject_type = 'account'
        UNION SELECT id FROM audit_records WHERE parameters @> jsonb_build_object('id', $1) AND strpos(action, '/accounts/{id}') > 0
        UNION SELECT id FROM audit_records WHERE parameters @> jsonb_build_object('accountId', $1)
        UNION SELECT id FROM audit_records WHERE parameters @> jsonb_build_object('handle', coalesce($2, ''))
        LIMIT $3));
    GET DIAGNOSTICS changed = ROW_COUNT;
    RETURN changed;
END
$$;
