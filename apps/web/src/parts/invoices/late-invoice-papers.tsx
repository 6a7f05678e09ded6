import { latePart } from '../../ui/late-part.tsx';

/** Papers of an invoice; the code of their menu is loaded after the page. */
export const InvoicePapers = latePart(
  async () => (await import('./invoice-papers.tsx')).InvoicePapers,
  () => <div className="h-9" />,
);
