import type { BankPlace } from '@briefcast/contract';
import { ibanProgress } from '@briefcast/contract/bank-details/account-numbers';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert, CircleCheck } from 'lucide-react';

/** Progress of an IBAN, and whether its check digits fit once it is whole. */
export function IbanProgressLine({ place, typed }: { place: BankPlace; typed: string }) {
  const { signs, of, isWhole, fits } = ibanProgress(place, typed);
  const counts = { signs: formatCount(signs), of: formatCount(of) };
  if (!isWhole) return <span className="num">{m.bank_iban_typing(counts)}</span>;
  const Icon = fits ? CircleCheck : CircleAlert;
  return (
    <span
      data-tone={fits ? 'green' : 'red'}
      className="num flex items-center gap-1.5 font-semibold text-k-ink"
    >
      <Icon aria-hidden className="ic size-4!" />
      {fits ? m.bank_iban_fits(counts) : m.bank_iban_wrong(counts)}
    </span>
  );
}
