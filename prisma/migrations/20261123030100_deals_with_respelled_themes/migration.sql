-- The exposed deals that each spelling of a theme counts, but the theme only once.
CREATE INDEX CONCURRENTLY "deals_with_respelled_themes" ON "deals"("id")
    WHERE "sharing" = 'public' AND "lifecycle" = 'active' AND cardinality("themes") > 1
        AND "has_respelled_theme"("themes", "search_terms");
