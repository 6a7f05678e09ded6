import '../../styles/campaigns.css';
import type { Purse } from '@briefcast/contract/campaigns/purses';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

/** A purse as a sentence, for who cannot see the bar. */
export function purseText({ currency, planned, asked, agreed, paid, left }: Purse): string {
  const money = (cents: number) => formatMoney(cents, currency);
  const parts = { paid: money(paid), agreed: money(agreed), asked: money(asked) };
  if (planned === null || left === null) return m.campaign_purse_without(parts);
  return m.campaign_purse({ ...parts, left: money(left), planned: money(planned) });
}

/** The bar of a purse: paid green, agreed ink, asked hatched, what is over the plan orange. */
export function PurseBar({ purse, small = false }: { purse: Purse; small?: boolean }) {
  const { asked, agreed, paid, left, over } = purse;
  // The part beyond the plan is taken off what came last.
  const askedWithin = Math.max(0, asked - over);
  const agreedWithin = agreed - paid - Math.max(0, over - asked);
  const parts = [
    ['purse-paid', Math.min(paid, paid + agreedWithin)],
    ['purse-agreed', Math.max(0, agreedWithin)],
    ['purse-asked', askedWithin],
    ['purse-over', over],
    ['purse-left', left ?? 0],
  ] as const;
  return (
    <div role="img" aria-label={purseText(purse)} className={clsx('purse-bar', small && 'purse-bar-small')}>
      {parts.map(([className, share]) =>
        share > 0 ? <i key={className} className={className} style={{ flexGrow: share }} /> : null,
      )}
    </div>
  );
}
