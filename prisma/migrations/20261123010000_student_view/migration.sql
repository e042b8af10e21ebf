-- How students see a collection through its public link, and whether another site may frame that page. Constant defaults
-- rewrite no row, and stand for what the previous version leaves out.
ALTER TABLE "collections" ADD COLUMN "embeddable" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "student_view" JSONB NOT NULL DEFAULT '{}';
