import type { Renewal } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { formatLongDate } from '@briefcast/i18n/format';
import { renewalOffer } from '@briefcast/i18n/labels/renewals';
import { m } from '@briefcast/i18n/messages';
import { Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { RenewalAsked } from './answer-question.tsx';
import { newEndText } from './new-end-text.ts';
import { useAnswerRenewal, useMayRenew } from './use-renewals.ts';

interface OpenRenewalProps {
  renewal: Renewal;
  /** The other side's name. */
  other: string;
  /** Asks whether it is answered so: where the page outlives the offer. */
  onAnswer: (asked: RenewalAsked) => void;
}

const names = { name: (name: ReactNode) => <bdi>{name}</bdi> };

/** The last moment is within the day after the last whole one. */
const lastWholeDay = ({ closesAt }: Renewal) => new Date(Date.parse(closesAt) - 36 * hourMs).toISOString();

/** An offer that waits, on either side: what it gives, until when, and the answers that this side has. */
export function OpenRenewal({ renewal, other, onAnswer }: OpenRenewalProps) {
  const { role } = useUser();
  const mayAnswer = useMayRenew();
  const isOwn = renewal.byRole === role;
  const day = formatLongDate(lastWholeDay(renewal));
  return (
    <div data-tone="yellow" className="ear-sm mt-3 grid gap-3 bg-k-bg px-4 py-3.5 pe-6 text-k-ink">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-ui">
          {isOwn ? m.renewal_yours() : <RichText parts={m.renewal_theirs.parts({ other })} tags={names} />}
        </p>
        <p className="disp text-d4">{renewalOffer(renewal)}</p>
        <ul className="mt-1 text-ui">
          {renewal.lines.map(({ kind, renewedUntil }) => (
            <li key={kind}>{newEndText(kind, renewedUntil)}</li>
          ))}
        </ul>
        <p className="hint mt-1 text-k-ink!">
          {isOwn ? (
            <RichText parts={m.renewal_waits_until.parts({ other, day })} tags={names} />
          ) : (
            m.renewal_answer_by({ day })
          )}
        </p>
      </div>
      {mayAnswer ? <Answers renewal={renewal} isOwn={isOwn} onAnswer={onAnswer} /> : null}
    </div>
  );
}

interface AnswersProps extends Pick<OpenRenewalProps, 'renewal' | 'onAnswer'> {
  isOwn: boolean;
}

/** Taking back one's own offer, or accepting and declining the other side's. */
function Answers({ renewal, isOwn, onAnswer }: AnswersProps) {
  const { mutate, isPending } = useAnswerRenewal(renewal);
  if (isOwn)
    return (
      <OnlineButton
        variant="outline"
        size="sm"
        className="justify-self-start"
        icon={<Undo2 aria-hidden className="ic size-4!" />}
        busy={isPending}
        onClick={() => mutate('WITHDRAWN')}
      >
        {m.renewal_take_back()}
      </OnlineButton>
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        size="sm"
        icon={<Check aria-hidden className="ic size-4!" />}
        onClick={() => onAnswer({ renewal, answer: 'ACCEPTED' })}
      >
        {m.renewal_accept()}
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<X aria-hidden className="ic size-4!" />}
        onClick={() => onAnswer({ renewal, answer: 'DECLINED' })}
      >
        {m.renewal_decline()}
      </Button>
    </div>
  );
}
