CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE "auction_systems" (
    "id" TEXT COLLATE "C" NOT NULL,
    "identifier" TEXT NOT NULL,
    "labels" JSONB NOT NULL,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "auction_systems_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "auction_systems_identifier_key" ON "auction_systems"("identifier");

-- Reference data that every installation starts with; the same list stands in src/domain/standard-auction-systems.ts.
INSERT INTO "auction_systems" ("id", "identifier", "labels", "sort_order") VALUES
    ('01980000-0000-7000-8000-000000000001', 'sayc', '{"en": "Standard American", "fr": "Standard américain"}', 1),
    ('01980000-0000-7000-8000-000000000002', 'two-over-one', '{"en": "Two over one", "fr": "Deux sur un forcing"}', 2),
    ('01980000-0000-7000-8000-000000000003', 'sef', '{"en": "French standard", "fr": "Système d''enseignement français"}', 3),
    ('01980000-0000-7000-8000-000000000004', 'acol', '{"en": "Acol", "fr": "Acol"}', 4),
    ('01980000-0000-7000-8000-000000000005', 'polish-club', '{"en": "Polish Club", "fr": "Trèfle polonais"}', 5),
    ('01980000-0000-7000-8000-000000000006', 'precision', '{"en": "Precision Club", "fr": "Trèfle Precision"}', 6);

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
    "search_name" TEXT COLLATE "C" NOT NULL,
    "search_address" TEXT COLLATE "C" NOT NULL,
    "search_text" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "accounts_role_check" CHECK ("role" IN ('teacher', 'player', 'admin')),
    CONSTRAINT "accounts_signup_source_check" CHECK ("signup_source" IN ('app', 'backend', 'import', 'invite')),
    CONSTRAINT "accounts_handle_check" CHECK ("handle" ~ '^[a-z0-9-]{3,40}$'),
    CONSTRAINT "accounts_auction_system_id_fkey" FOREIGN KEY ("auction_system_id") REFERENCES "auction_systems"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email_key");
CREATE UNIQUE INDEX "accounts_handle_key" ON "accounts"("handle");
CREATE INDEX "accounts_search_name" ON "accounts"("search_name", "id") WHERE is_active;
CREATE INDEX "accounts_search_address" ON "accounts"("search_address", "id") WHERE is_active;
CREATE INDEX "accounts_search_text" ON "accounts" USING GIN ("search_text" gin_trgm_ops) WHERE is_active;
CREATE INDEX "accounts_active_admins" ON "accounts"("id") WHERE is_active AND "role" = 'admin';

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
    "commentary" JSONB NOT NULL DEFAULT '[]',
    "themes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "personal_themes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "inspirations" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "sharing" TEXT NOT NULL DEFAULT 'private',
    "lifecycle" TEXT NOT NULL DEFAULT 'active',
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "deals_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "deals_board_number_check" CHECK ("board_number" BETWEEN 1 AND 999),
    CONSTRAINT "deals_dealer_check" CHECK ("dealer" IN ('N', 'E', 'S', 'W')),
    CONSTRAINT "deals_vulnerability_check" CHECK ("vulnerability" IN ('None', 'NS', 'EW', 'All')),
    CONSTRAINT "deals_sharing_check" CHECK ("sharing" IN ('private', 'public', 'group')),
    CONSTRAINT "deals_lifecycle_check" CHECK ("lifecycle" IN ('active', 'trashed', 'orphaned')),
    CONSTRAINT "deals_orphaned_check" CHECK (("lifecycle" = 'orphaned') = ("owner_id" IS NULL))
);

CREATE INDEX "deals_by_owner" ON "deals"("owner_id", "id" DESC);
-- An author's page in its order.
CREATE INDEX "deals_exposed_by_owner" ON "deals"("owner_id", "published_at" DESC NULLS LAST, "id" DESC)
    WHERE "sharing" = 'public' AND "lifecycle" = 'active';

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

-- The first time a deal became public never changes, whoever writes.
CREATE FUNCTION "deals_keep_published_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.published_at := OLD.published_at;
    RETURN NEW;
END
$$;

CREATE TRIGGER "deals_keep_published_at" BEFORE UPDATE OF "published_at" ON "deals"
    FOR EACH ROW WHEN (OLD.published_at IS NOT NULL AND NEW.published_at IS DISTINCT FROM OLD.published_at)
    EXECUTE FUNCTION "deals_keep_published_at"();
