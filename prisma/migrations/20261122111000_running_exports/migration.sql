-- The exports of accounts that run just now: one at a time for each account, on any number of instances.
CREATE TABLE "running_exports" (
    "account_id" TEXT COLLATE "C" NOT NULL,
    "run" UUID NOT NULL,
    "heard_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "running_exports_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "running_exports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
