import { type InvoiceDetails, missingOfBuyerDetails } from '@briefcast/contract';
import { findingText } from '@briefcast/i18n/findings';
import { m } from '@briefcast/i18n/messages';
import { ReceiptText } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Lists buyer details that the invoice lacks, with the button to state them; renders nothing where none is missing. */
export function DetailsMissing({ details, onComplete }: { details: InvoiceDetails; onComplete: () => void }) {
  const missing = missingOfBuyerDetails(details);
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="orange"
      title={m.billing_details_missing()}
      icon={<ReceiptText aria-hidden className="ic" />}
      action={
        <Button variant="outline" size="sm" onClick={onComplete}>
          {m.billing_details_complete()}
        </Button>
      }
    >
      <p>{m.billing_details_missing_text()}</p>
      <ul className="mt-2 list-disc ps-5">
        {missing.map((finding) => (
          <li key={finding.code}>{findingText(finding)}</li>
        ))}
      </ul>
    </Notice>
  );
}
