/** Additions on a deal's page. The code of what most deals have none of comes behind the page. */
import { activeStatuses, type DealDetail, type OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mayBind, mayPropose } from './may-answer.ts';
import { ProposeAddition } from './propose-addition.tsx';

interface AdditionsProps {
  deal: DealDetail;
  user: OwnUser;
}

const ListPlace = () => <Skeleton className="h-32 rounded-2xl" />;
const AdditionList = latePart(async () => (await import('./addition-list.tsx')).AdditionList, ListPlace);

const QuestionPlace = () => <Skeleton className="h-40" />;
const AdditionQuestion = latePart(
  async () => (await import('./addition-question.tsx')).AdditionQuestion,
  QuestionPlace,
);

/** What was added or is proposed to be, with the way to propose more; a quiet line where there is nothing yet. */
export function AdditionsOfDeal({ deal, user }: AdditionsProps) {
  if (deal.additions && deal.additions.length > 0) return <AdditionList deal={deal} user={user} />;
  if (!mayPropose(deal, user)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1 text-sm text-ink-2">
      <p className="min-w-0 flex-1 basis-40">{m.addition_none()}</p>
      <ProposeAddition deal={deal} />
    </div>
  );
}

/** What the other side proposes to add and the reader can answer, above everything else. */
export function AdditionsToAnswer({ deal, user }: AdditionsProps) {
  if (!activeStatuses.includes(deal.status) || !mayBind(deal, user)) return null;
  return deal.additions
    ?.filter(({ state, by }) => state === 'OPEN' && by !== user.role)
    .map((addition) => <AdditionQuestion key={addition.id} deal={deal} addition={addition} />);
}
