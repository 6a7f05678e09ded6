-- Written by hand: what was issued is never changed. It is deleted with its creator alone.
CREATE TRIGGER deal_invoices_are_kept BEFORE UPDATE ON "deal_invoices"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
