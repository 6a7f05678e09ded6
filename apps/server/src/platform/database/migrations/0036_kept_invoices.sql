-- Written by hand: what was issued is never changed or deleted.
CREATE TRIGGER invoices_are_kept BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
