-- The previous version writes text_bytes too, so nothing has to be forgotten for it any more. The trigger took a change of the
-- same length for one of a version that does not know the column.
DROP TRIGGER "deals_forget_text_bytes" ON "deals";
DROP FUNCTION "deals_forget_text_bytes"();
