import {
  type Addition,
  type AdditionState,
  additionsSoFar,
  canAdd,
  type DealDetail,
  type OwnUser,
} from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { additionStateLabel } from '@briefcast/i18n/labels/addition-state';
import { m } from '@briefcast/i18n/messages';
import { Ban, Check, Clock, type LucideIcon, Undo2, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { mayBind } from './may-bind.ts';
import { ProposeAddition } from './propose-addition.tsx';
import { useAnswerAddition } from './use-additions.ts';

const looks: Record<AdditionState, { tone: 'yellow' | 'green' | 'orange' | 'buff'; Icon: LucideIcon }> = {
  OPEN: { tone: 'yellow', Icon: Clock },
  ACCEPTED: { tone: 'green', Icon: Check },
  DECLINED: { tone: 'orange', Icon: X },
  WITHDRAWN: { tone: 'buff', Icon: Undo2 },
  LAPSED: { tone: 'buff', Icon: Ban },
};

interface AdditionListProps {
  deal: DealDetail;
  user: OwnUser;
}

/** Whether the reader may propose one more now. */
function mayPropose(deal: DealDetail, user: OwnUser): boolean {
  const dealSoFar = { status: deal.status, addedCents: totalOf(deal) - deal.budget };
  return mayBind(deal, user) && canAdd(1, dealSoFar, additionsSoFar(deal.additions)).allowed;
}

/**
 * Everything that was added to a deal or is proposed to be, oldest first, and the way to propose more; where nothing is yet,
 * that way alone in a quiet line.
 */
export function AdditionList({ deal, user }: AdditionListProps) {
  const { additions = [] } = deal;
  if (additions.length === 0)
    return mayPropose(deal, user) ? (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1 text-sm text-ink-2">
        <p className="min-w-0 flex-1 basis-40">{m.addition_none()}</p>
        <ProposeAddition deal={deal} />
      </div>
    ) : null;
  return (
    <Card aria-label={m.addition_title()} title={m.addition_title()}>
      <ul className="grid gap-4">
        {additions.map((addition) => (
          <Row
            key={addition.id}
            deal={deal}
            addition={addition}
            mayWithdraw={addition.state === 'OPEN' && addition.by === user.role && mayBind(deal, user)}
          />
        ))}
      </ul>
      {mayPropose(deal, user) ? (
        <div className="-ms-3 mt-3">
          <ProposeAddition deal={deal} />
        </div>
      ) : null}
    </Card>
  );
}

interface RowProps {
  deal: DealDetail;
  addition: Addition;
  mayWithdraw: boolean;
}

function Row({ deal, addition, mayWithdraw }: RowProps) {
  const { what, amount, deadline, state, commentId } = addition;
  const { tone, Icon } = looks[state];
  return (
    <li className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {what}
        </span>
        <bdi className="num flex-none font-semibold">{formatExactMoney(amount, deal.currency)}</bdi>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
        <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
          {additionStateLabel(state)}
        </Badge>
        {commentId === null ? null : <span>{m.addition_from_room()}</span>}
        {deadline === null ? null : (
          <span className="num">{m.addition_until({ day: formatLongDate(deadline) })}</span>
        )}
        {mayWithdraw ? <Withdraw dealId={deal.id} additionId={addition.id} /> : null}
      </div>
    </li>
  );
}

function Withdraw({ dealId, additionId }: { dealId: string; additionId: string }) {
  const { mutate, isPending } = useAnswerAddition(dealId, additionId);
  return (
    <OnlineButton
      variant="ghost"
      size="sm"
      className="ms-auto max-sm:min-h-11"
      busy={isPending}
      busyText={m.addition_busy()}
      onClick={() => mutate('WITHDRAWN')}
    >
      {m.addition_withdraw()}
    </OnlineButton>
  );
}
