-- Deals that were public before their first publication was kept count as published when they were made.
UPDATE "deals" SET "published_at" = "created_at" WHERE "sharing" = 'public' AND "published_at" IS NULL;

ALTER TABLE "deals" ADD COLUMN "sharing_group_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];

CREATE INDEX "deals_by_group" ON "deals" USING GIN ("sharing_group_ids") WHERE "sharing" = 'group' AND "lifecycle" = 'active';

-- The order of publication, nulls last, as one comparable pair, so that a cursor is one range of the index.
DROP INDEX "deals_exposed_by_owner";
CREATE INDEX "deals_exposed_by_owner" ON "deals"("owner_id", (COALESCE("published_at", '-infinity')) DESC, "id" DESC)
    WHERE "sharing" = 'public' AND "lifecycle" = 'active';
CREATE INDEX "deals_exposed" ON "deals"((COALESCE("published_at", '-infinity')) DESC, "id" DESC)
    WHERE "sharing" = 'public' AND "lifecycle" = 'active';

CREATE TABLE "collections" (
    "id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "owner_id" TEXT COLLATE "C" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "deal_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "public_enabled" BOOLEAN NOT NULL DEFAULT false,
    "public_token" TEXT COLLATE "C",
    "available_from" TIMESTAMPTZ(3),
    "available_until" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),
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
CREATE INDEX "collections_by_deal" ON "collections" USING GIN ("deal_ids");

CREATE TABLE "sharing_groups" (
    "id" UUID NOT NULL,
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
    "position" BIGSERIAL NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sharing_group_members_pkey" PRIMARY KEY ("group_id", "account_id"),
    CONSTRAINT "sharing_group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "sharing_groups"("id") ON DELETE CASCADE ON UPDATE RESTRICT,
    CONSTRAINT "sharing_group_members_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "sharing_group_members_by_account" ON "sharing_group_members"("account_id", "group_id");

CREATE TABLE "subscriptions" (
    "follower_id" TEXT COLLATE "C" NOT NULL,
    "author_id" TEXT COLLATE "C" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("follower_id", "author_id"),
    CONSTRAINT "subscriptions_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "subscriptions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

CREATE INDEX "subscriptions_by_author" ON "subscriptions"("author_id");

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
