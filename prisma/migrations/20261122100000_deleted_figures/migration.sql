-- What deleted deals and erased accounts count in the figures of their days.
CREATE TABLE "deleted_figures" (
    "day" DATE NOT NULL,
    "figure" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "deleted_figures_pkey" PRIMARY KEY ("day", "figure")
);
