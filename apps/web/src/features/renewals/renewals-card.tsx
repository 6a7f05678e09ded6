import type { DealDetail, Renewal, RenewalState, Tone } from '@briefcast/contract';
import { openRenewals } from '@briefcast/contract/renewals/answers';
import { formatShortDate } from '@briefcast/i18n/format';
import { renewalOffer, renewalStateLabel } from '@briefcast/i18n/labels/renewals';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Check, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { q } from '../../lib/query.ts';
import { useUser } from '../../lib/use-user.ts';
import { InvoicePapers } from '../../parts/invoices/late-invoice-papers.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { AnswerQuestion, type RenewalAsked } from './answer-question.tsx';
import { newEndText } from './new-end-text.ts';
import { OpenRenewal } from './open-renewal.tsx';
import { RenewButton } from './renew-button.tsx';
import { useMayRenew } from './use-renewals.ts';

const looks: Record<RenewalState, { tone: Tone; Icon: LucideIcon }> = {
  OPEN: { tone: 'yellow', Icon: Hourglass },
  ACCEPTED: { tone: 'green', Icon: Check },
  DECLINED: { tone: 'orange', Icon: X },
  WITHDRAWN: { tone: 'buff', Icon: Undo2 },
  LAPSED: { tone: 'buff', Icon: CalendarX2 },
};

/** Renewals of a completed deal and open offers; nothing without either where nothing can be renewed. */
export function RenewalsCard({ deal }: { deal: DealDetail }) {
  const { role } = useUser();
  const mayRenew = useMayRenew();
  const { data } = useQuery(q('renewals.ofDeal', { params: { dealId: deal.id } }));
  /** The offer that is being answered: it leaves the open ones when it is taken back. */
  const [asked, setAsked] = useState<RenewalAsked | null>(null);
  if (!data || (data.renewals.length === 0 && data.lines.length === 0)) return null;
  const creator = deal.creator && `${deal.creator.firstName} ${deal.creator.lastName}`;
  const other = role === 'BRAND' ? (creator ?? m.rights_gone_creator()) : deal.brand.companyName;
  const offered = openRenewals(data.renewals);
  const offeredKinds = offered.flatMap(({ lines }) => lines.map(({ kind }) => kind));
  const canOffer = mayRenew && data.lines.some(({ kind }) => !offeredKinds.includes(kind));
  const answered = data.renewals.filter((one) => !offered.includes(one));
  const isRenewed = answered.some(({ state }) => state === 'ACCEPTED');
  return (
    <Card
      aria-label={m.renewal_card()}
      title={m.renewal_card()}
      action={canOffer ? <RenewButton dealId={deal.id} title={deal.title} other={other} /> : null}
    >
      {isRenewed ? <p className="hint">{m.renewal_card_about()}</p> : null}
      {offered.map((renewal) => (
        <OpenRenewal key={renewal.id} renewal={renewal} other={other} onAnswer={setAsked} />
      ))}
      <ul className="divide-y divide-line">
        {answered.map((renewal) => (
          <AnsweredRenewal key={renewal.id} renewal={renewal} title={deal.title} />
        ))}
      </ul>
      {asked ? (
        <AnswerQuestion
          {...asked}
          isOffered={offered.some(({ id }) => id === asked.renewal.id)}
          other={other}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}

/** How an offer ended; an accepted one with its new last days and its invoice. */
function AnsweredRenewal({ renewal, title }: { renewal: Renewal; title: string }) {
  const { dealId, state, lines, answeredAt, invoice } = renewal;
  const { tone, Icon } = looks[state];
  return (
    <li className="grid gap-2 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0 font-semibold">{renewalOffer(renewal)}</p>
        <p className="flex items-center gap-2.5">
          {answeredAt ? <span className="hint num">{formatShortDate(answeredAt)}</span> : null}
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {renewalStateLabel(state)}
          </Badge>
        </p>
      </div>
      {state === 'ACCEPTED' ? (
        <ul className="num text-ui text-ink-2">
          {lines.map(({ kind, renewedUntil }) => (
            <li key={kind}>{newEndText(kind, renewedUntil)}</li>
          ))}
        </ul>
      ) : null}
      {invoice ? <InvoicePapers dealId={dealId} invoice={invoice} title={title} /> : null}
    </li>
  );
}
