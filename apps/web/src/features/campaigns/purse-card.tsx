import type { Purse } from '@briefcast/contract/campaigns/purses';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../ui/card.tsx';
import { PurseBar } from './purse-bar.tsx';

/** Money of a campaign in one currency: planned, paid, agreed, asked, left. */
export function PurseCard({ purse }: { purse: Purse }) {
  const { currency, planned, asked, agreed, paid, left, over } = purse;
  const money = (cents: number) => formatMoney(cents, currency);
  const named = { currency };
  const title = planned === null ? m.campaign_money_in(named) : m.campaign_budget_in(named);
  const lines = [
    ['paid', m.campaign_paid(), paid],
    ['agreed', m.campaign_agreed(), agreed],
    ['asked', m.campaign_asked(), asked],
  ] as const;
  return (
    <Card aria-label={title} className="purse">
      <div className="purse-head">
        <h2>{title}</h2>
        <bdi className="purse-sum num">{money(planned ?? agreed + asked)}</bdi>
      </div>
      <PurseBar purse={purse} />
      <dl>
        {lines.map(([name, label, cents]) => (
          <div key={name}>
            <dt>
              <i aria-hidden className={`purse-${name}`} />
              {label}
            </dt>
            <dd>
              <bdi className="num">{money(cents)}</bdi>
            </dd>
          </div>
        ))}
        {left === null ? null : (
          <div>
            <dt>
              <i aria-hidden className="purse-left" />
              {m.campaign_left()}
            </dt>
            <dd>
              <bdi className="num">{money(left)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {over > 0 ? (
        <p data-tone="orange" className="purse-note num">
          {m.campaign_over_text({ amount: money(over) })}
        </p>
      ) : null}
    </Card>
  );
}
