-- What the public sends through the forms. It refers to no account: anyone may write any address into a form.
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
    -- One line each, so that none of them can add a header to an e-mail.
    CONSTRAINT "form_submissions_lines_check" CHECK (concat("name", "email", "locale") !~ '[\n\r]')
);

CREATE INDEX "form_submissions_by_age" ON "form_submissions"("created_at", "id");
