-- Exposed deals by their words, themes, dealer, vulnerability, board number and contract.
CREATE INDEX CONCURRENTLY "deals_exposed_by_terms" ON "deals" USING GIN ("search_terms")
    WHERE "sharing" = 'public' AND "lifecycle" = 'active';
