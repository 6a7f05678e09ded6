import type { Addition, DealDetail, OwnUser } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fullName } from '../../lib/names.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { mayBind } from './may-bind.ts';
import { useAnswerAddition } from './use-additions.ts';

interface AdditionQuestionProps {
  deal: DealDetail;
  addition: Addition;
}

const otherName = ({ brand, creator }: DealDetail, { by }: Addition): string =>
  by === 'BRAND'
    ? brand.companyName || m.deal_brand_unnamed()
    : (creator && fullName(creator)) || m.deal_creator_gone();

/** Everything that the other side proposes to add and the reader can answer; nothing for a reviewer. */
export function AdditionQuestions({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  if (!mayBind(deal, user)) return null;
  return deal.additions
    ?.filter(({ state, by }) => state === 'OPEN' && by !== user.role)
    .map((addition) => <AdditionQuestion key={addition.id} deal={deal} addition={addition} />);
}

/** Proposal of the other side for an addition, with the possible answers. */
function AdditionQuestion({ deal, addition }: AdditionQuestionProps) {
  const { id, what, amount, deadline } = addition;
  const { mutate, isPending } = useAnswerAddition(deal.id, id);
  const [asked, setAsked] = useState<'ACCEPTED' | 'DECLINED' | null>(null);
  const isAccepting = asked === 'ACCEPTED';
  const price = formatExactMoney(amount, deal.currency);
  const titleId = `addition-${id}`;
  const means = m.addition_means({ total: formatExactMoney(totalOf(deal) + amount, deal.currency) });
  const until = deadline === null ? null : m.addition_until({ day: formatLongDate(deadline) });
  return (
    <section
      aria-labelledby={titleId}
      data-tone="yellow"
      className="ear border-s-5 border-k bg-k-bg px-5 py-5 text-k-ink md:px-7"
    >
      <h2 id={titleId} className="flex items-start gap-2.5 pe-4 text-d4">
        <Plus aria-hidden className="ic mt-1" />
        <span className="min-w-0 wrap-anywhere">
          <RichText
            parts={m.addition_asked_by.parts({ name: otherName(deal, addition) })}
            tags={{ name: (children) => <bdi>{children}</bdi> }}
          />
        </span>
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          {what}
        </span>
        <bdi className="disp num text-[22px]">{price}</bdi>
      </p>
      {until ? <p className="num mt-1">{until}</p> : null}
      <p className="mt-3 max-w-[75ch] text-sm text-pretty">{means}</p>
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button variant="outline" onClick={() => setAsked('DECLINED')}>
          {m.addition_decline()}
        </Button>
        <Button variant="cast" onClick={() => setAsked('ACCEPTED')}>
          {m.addition_accept({ amount: price })}
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={isAccepting ? m.addition_accept_title({ amount: price }) : m.addition_decline_title()}
          confirmLabel={isAccepting ? m.addition_accept({ amount: price }) : m.addition_decline()}
          danger={!isAccepting}
          busy={isPending}
          busyText={m.addition_busy()}
          onConfirm={() => mutate(asked, { onSettled: () => setAsked(null) })}
        >
          <p dir="auto" className="font-semibold wrap-anywhere text-ink">
            {what}
          </p>
          <p className="mt-2">{isAccepting ? means : m.addition_decline_text()}</p>
          {isAccepting && until ? <p className="num mt-2">{until}</p> : null}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
