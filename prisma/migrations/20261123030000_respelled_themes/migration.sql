-- Whether a deal has a theme in several spellings: then it has fewer themes among its terms, which are folded, than spellings.
CREATE FUNCTION "has_respelled_theme"("themes" TEXT[], "terms" TSVECTOR) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
    SELECT (SELECT count(DISTINCT s.theme) FROM unnest("themes") AS s(theme))
        > (SELECT count(*) FROM unnest(tsvector_to_array("terms")) AS t(term) WHERE starts_with(t.term, 't'))
$$;
