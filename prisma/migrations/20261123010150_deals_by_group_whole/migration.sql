-- Deals that are shared with a group, whatever their lifecycle: their owner finds the trashed ones by the group, too. Takes the
-- place of deals_by_group.
CREATE INDEX CONCURRENTLY "deals_by_group_whole" ON "deals" USING GIN ("sharing_group_ids") WHERE "sharing" = 'group';
