import type { DealInvoiceLink } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { handoverText } from './handover-text.ts';

type Sent = Pick<DealInvoiceLink, 'mailed' | 'handover'>;

/** Last recipient of an invoice and state of its e-invoice; nothing where neither was sent. */
export function SentLines({ mailed, handover }: Sent) {
  return (
    <>
      {mailed ? (
        <span className="hint block py-1 wrap-anywhere">
          {m.invoice_mailed({ day: formatShortDate(mailed.sentAt), to: `\u2068${mailed.to}\u2069` })}
        </span>
      ) : null}
      {handover ? (
        <span className={handover.state === 'FAILED' ? 'block py-1 text-sm text-danger' : 'hint block py-1'}>
          {handoverText(handover)}
        </span>
      ) : null}
    </>
  );
}
