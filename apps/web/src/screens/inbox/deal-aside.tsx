import type { DealDetail, OwnUser } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { dealPath } from '@briefcast/contract/paths';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { DealBadge } from '../../features/deals/deal-badge.tsx';
import { NeedAct } from '../../features/needs/need-act.tsx';
import { needsQuery } from '../../features/needs/needs-query.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The deal of a conversation: its state, price and day, and its one next act. */
export function DealAside({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const { data } = useQuery(needsQuery);
  const need = data?.needs.find((one) => one.deal?.id === deal.id && one.kind !== 'message.unread');
  return (
    <aside aria-labelledby="deal-of-conversation" className="inbox-deal">
      <div className="ear grid gap-4 bg-surface p-5">
        <div>
          <DealBadge status={deal.status} view={user.role === 'BRAND' ? 'page' : 'creator'} />
        </div>
        <h2 id="deal-of-conversation" className="text-[20px]" dir="auto">
          {deal.title}
        </h2>
        <dl className="grid gap-2 text-ui">
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{m.deal_budget()}</dt>
            <dd className="num font-semibold">{formatExactMoney(totalOf(deal), deal.currency)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{m.deal_deadline()}</dt>
            <dd className="num font-semibold">
              {deal.dueAfterDays == null ? formatLongDate(deal.deadline) : dueAfterText(deal.dueAfterDays)}
            </dd>
          </div>
        </dl>
        {need ? (
          <NeedAct
            need={need}
            viewer={user.role}
            acts={{}}
            variant="cast"
            describedBy="deal-of-conversation"
          />
        ) : null}
        <ButtonLink to={dealPath(user.role, deal.id)} variant="outline" size="sm">
          {m.inbox_open_deal()}
        </ButtonLink>
      </div>
    </aside>
  );
}
