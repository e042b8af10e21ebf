-- One row for each deal handed out. No reference to deal or account: a serve outlives both.
CREATE TABLE "serves" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "player_id" TEXT COLLATE "C",
    "served_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "serves_pkey" PRIMARY KEY ("served_at", "id")
);

CREATE INDEX "serves_by_player" ON "serves"("player_id") WHERE "player_id" IS NOT NULL;

-- What a player used of a day's allowance. Rows are updated in place: each page keeps room for that.
CREATE TABLE "serve_counts" (
    "player_id" TEXT COLLATE "C" NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "serve_counts_pkey" PRIMARY KEY ("player_id", "day"),
    CONSTRAINT "serve_counts_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT "serve_counts_used_check" CHECK ("used" > 0)
) WITH (fillfactor = 70);

CREATE INDEX "serve_counts_by_day" ON "serve_counts"("day");

-- Serves summed up by day and deal, once they are old.
CREATE TABLE "serve_days" (
    "day" DATE NOT NULL,
    "deal_id" UUID NOT NULL,
    "serves" INTEGER NOT NULL,

    CONSTRAINT "serve_days_pkey" PRIMARY KEY ("day", "deal_id"),
    CONSTRAINT "serve_days_serves_check" CHECK ("serves" > 0)
);
