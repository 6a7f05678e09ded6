import type { PayoutTotals, Role } from '@briefcast/contract';
import { payoutsPath } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { sentSumsText } from '../../parts/currencies/sums.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface Words {
  title: string;
  lines: string[];
  action: string;
}

const counted = (n: number) => ({ n, count: formatCount(n) });

const casesText = (cases: number, reader: Role) =>
  cases > 0 ? m.payouts_note_cases({ ...counted(cases), reader }) : '';

/** Words on the organisation's open payments; null where it owes nothing. */
function wordsOfBrand({ owed, late, notArrived, letters = 0, cases = 0 }: PayoutTotals): Words | null {
  if (owed.count === 0) return null;
  return {
    title: m.payouts_note_owe({ amount: sentSumsText(owed) }),
    lines: [
      m.payouts_note_unpaid(counted(owed.count)),
      late.count > 0 ? m.payouts_note_late({ amount: sentSumsText(late) }) : '',
      notArrived.count > 0 ? m.payouts_note_not_arrived(counted(notArrived.count)) : '',
      letters > 0 ? m.payouts_note_letters(counted(letters)) : '',
      casesText(cases, 'BRAND'),
    ],
    action: m.payouts_note_pay(),
  };
}

/** Words on payments the creator has to confirm or is owed; null where there are none. */
function wordsOfCreator({ owed, late, toConfirm, cases = 0 }: PayoutTotals): Words | null {
  const owedText = m.payouts_note_owed({ amount: sentSumsText(owed) });
  const lateText = late.count > 0 ? m.payouts_note_late({ amount: sentSumsText(late) }) : '';
  if (toConfirm.count > 0)
    return {
      title: m.payouts_note_arrived({ amount: sentSumsText(toConfirm) }),
      lines: [
        m.payouts_note_marked(counted(toConfirm.count)),
        owed.count > 0 ? `${owedText}.` : '',
        lateText,
        casesText(cases, 'CREATOR'),
      ],
      action: m.payouts_note_answer(),
    };
  if (owed.count === 0) return null;
  return {
    title: owedText,
    lines: [m.payouts_note_by(counted(owed.count)), lateText, casesText(cases, 'CREATOR')],
    action: m.payout_to_money(),
  };
}

/** On a dashboard, before everything else that is to be done: money that has to be paid, confirmed, or is owed. */
export function PayoutsNote({ totals, viewer }: { totals: PayoutTotals | undefined; viewer: Role }) {
  const titleId = useId();
  const words = totals && (viewer === 'BRAND' ? wordsOfBrand(totals) : wordsOfCreator(totals));
  if (!totals || !words) return null;
  const isUrgent = totals.late.count + totals.notArrived.count > 0;
  return (
    <section
      aria-labelledby={titleId}
      data-tone={isUrgent ? 'red' : 'yellow'}
      className="ear-sm mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 bg-k-bg p-4 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)]"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={titleId} className="num text-lg">
          {words.title}
        </h2>
        <p className="num mt-0.5 text-ui text-ink-2">{words.lines.filter(Boolean).join(' ')}</p>
      </div>
      <ButtonLink to={payoutsPath(viewer)} className="max-sm:w-full">
        {words.action}
      </ButtonLink>
    </section>
  );
}
