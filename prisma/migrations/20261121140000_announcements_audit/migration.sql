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

-- The account first: a reader's marks of the few live announcements stand side by side.
CREATE TABLE "announcement_reads" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    "announcement_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_reads_pkey" PRIMARY KEY ("account_id", "announcement_id"),
    CONSTRAINT "announcement_reads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "announcement_reads_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- For the counts of the back-office and for taking an announcement away with its marks.
CREATE INDEX "announcement_reads_by_announcement" ON "announcement_reads"("announcement_id");

CREATE TABLE "audit_records" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT COLLATE "C",
    "as_id" TEXT COLLATE "C",
    "action" TEXT COLLATE "C" NOT NULL,
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

-- The trail only grows, whoever writes.
CREATE FUNCTION "audit_records_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'audit records are neither changed nor deleted' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER "audit_records_stay" BEFORE UPDATE OR DELETE ON "audit_records"
    FOR EACH ROW EXECUTE FUNCTION "audit_records_stay"();

-- An erased account leaves a hash of its id, so that its old tokens do not make it anew.
CREATE TABLE "erased_accounts" (
    "id_hash" TEXT COLLATE "C" NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erased_accounts_pkey" PRIMARY KEY ("id_hash")
);

-- Handles of erased accounts, which nobody gets until then.
CREATE TABLE "released_handles" (
    "handle" TEXT COLLATE "C" NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "released_handles_pkey" PRIMARY KEY ("handle")
);

-- After the row is written, so that a writer who waited for the erasure of the handle's owner sees what it left.
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

-- The collections of an erased account stay, archived, without an owner.
ALTER TABLE "collections" ALTER COLUMN "owner_id" DROP NOT NULL;

ALTER TABLE "deals" ADD COLUMN "imported" BOOLEAN NOT NULL DEFAULT false;

-- What the figures of the back-office count by day. Rows are made in the order of time, so a summary of each block is enough.
CREATE INDEX "accounts_by_creation" ON "accounts" USING BRIN ("created_at");
CREATE INDEX "accounts_by_onboarding" ON "accounts" USING BRIN ("onboarded_at");
CREATE INDEX "deals_by_creation" ON "deals" USING BRIN ("created_at");
CREATE INDEX "deals_by_publication" ON "deals" USING BRIN ("published_at");
