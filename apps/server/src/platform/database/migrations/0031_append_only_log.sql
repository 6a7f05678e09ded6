-- Written by hand: the log of a deal, its signed heads, the keys and the certificates are never changed or deleted.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER deal_log_is_kept BEFORE UPDATE OR DELETE ON "deal_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER deal_log_heads_are_kept BEFORE UPDATE OR DELETE ON "deal_log_heads"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER signing_keys_are_kept BEFORE UPDATE OR DELETE ON "signing_keys"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What an entry says can be taken out, but not become something else.
CREATE TRIGGER deal_log_parts_are_kept BEFORE UPDATE ON "deal_log_parts"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificates_are_kept BEFORE DELETE ON "certificates"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Of a certificate what names people can become null, and nothing else changes.
CREATE TRIGGER certificates_keep_statement BEFORE UPDATE ON "certificates"
  FOR EACH ROW WHEN (
    (OLD.code, OLD.deal_id, OLD.statement, OLD.signature, OLD.created_at)
      IS DISTINCT FROM (NEW.code, NEW.deal_id, NEW.statement, NEW.signature, NEW.created_at)
    OR (NEW.licensor IS NOT NULL AND NEW.licensor IS DISTINCT FROM OLD.licensor)
    OR (NEW.licensee IS NOT NULL AND NEW.licensee IS DISTINCT FROM OLD.licensee)
    OR (NEW.licensor_agreed IS NOT NULL AND NEW.licensor_agreed IS DISTINCT FROM OLD.licensor_agreed)
    OR (NEW.licensee_agreed IS NOT NULL AND NEW.licensee_agreed IS DISTINCT FROM OLD.licensee_agreed)
    OR (NEW.deal IS NOT NULL AND NEW.deal IS DISTINCT FROM OLD.deal)
    OR (NEW.creator_id IS NOT NULL AND NEW.creator_id IS DISTINCT FROM OLD.creator_id)
    OR (NEW.sender_id IS NOT NULL AND NEW.sender_id IS DISTINCT FROM OLD.sender_id)
  )
  EXECUTE FUNCTION refuse_change();
