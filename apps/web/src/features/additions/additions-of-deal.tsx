/** Additions on a deal's page. Their code comes behind the page, as most deals have none. */
import type { DealDetail, OwnUser } from '@briefcast/contract';
import { latePart } from '../../ui/late-part.tsx';

interface AdditionsProps {
  deal: DealDetail;
  user: OwnUser;
}

const ListPlace = () => <div className="h-10" />;
const AdditionList = latePart(async () => (await import('./addition-list.tsx')).AdditionList, ListPlace);

const QuestionsPlace = () => <div className="h-40" />;
const AdditionQuestions = latePart(
  async () => (await import('./addition-questions.tsx')).AdditionQuestions,
  QuestionsPlace,
);

/** Agreed and proposed additions; more are proposed from the deal's menu. */
export function AdditionsOfDeal({ deal, user }: AdditionsProps) {
  return deal.additions?.length ? <AdditionList deal={deal} user={user} /> : null;
}

/** Open additions of the other side, above everything else. */
export function AdditionsToAnswer({ deal, user }: AdditionsProps) {
  const isAsked = deal.additions?.some(({ state, by }) => state === 'OPEN' && by !== user.role);
  return isAsked ? <AdditionQuestions deal={deal} user={user} /> : null;
}
