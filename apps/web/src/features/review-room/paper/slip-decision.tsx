import { answersFor, type Comment, canBring, type Role } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { requestAnswerLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { keepFocus } from './keep-focus.ts';
import { type SlipDecisions, useSlips } from './slip-context.ts';

/** What this side has to decide of a comment: a tick to be confirmed, a request to be answered, a price. */
export function SlipDecision({ comment }: { comment: Comment }) {
  const { role, decisions } = useSlips();
  if (role === null || decisions === null) return null;
  const asked: DecisionProps = { comment, role, decisions };
  return (
    <>
      {role === 'BRAND' && comment.state === 'TO_CHECK' ? <Confirmation {...asked} /> : null}
      {answersFor(comment, role).length > 0 ? <RequestDecision {...asked} /> : null}
    </>
  );
}

/** Where a new request stands; null for what is none. */
export function requestText({ request }: Comment): string | null {
  return request && requestAnswerLabel(request.answer, formatMoney(request.price ?? 0));
}

interface DecisionProps {
  comment: Comment;
  role: Role;
  decisions: SlipDecisions;
}

function Confirmation({ comment, role, decisions }: DecisionProps) {
  return (
    <div ref={keepFocus} className="slip-buttons">
      <Button
        size="sm"
        icon={<Check aria-hidden className="ic" />}
        disabled={!canBring(comment, 'DONE', role)}
        onClick={() => void decisions.bring(comment, 'DONE')}
      >
        {m.comment_confirm()}
      </Button>
      <Button size="sm" variant="outline" onClick={() => void decisions.bring(comment, 'OPEN')}>
        {m.comment_not_yet()}
      </Button>
    </div>
  );
}

function RequestDecision({ comment, role, decisions }: DecisionProps) {
  const { mayAgree } = useSlips();
  const [isPricing, setPricing] = useState(false);
  if (role === 'BRAND') {
    return (
      <div ref={keepFocus} className="slip-buttons">
        {mayAgree ? (
          <Button size="sm" onClick={() => void decisions.answer(comment, { answer: 'PRICE_ACCEPTED' })}>
            {m.comment_accept_price({ price: formatMoney(comment.request?.price ?? 0) })}
          </Button>
        ) : (
          <p className="hint">{m.comment_price_for_manager()}</p>
        )}
        <Button
          size="sm"
          variant="outline"
          onClick={() => void decisions.answer(comment, { answer: 'PRICE_DECLINED' })}
        >
          {m.comment_decline()}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="hint">{m.comment_decision()}</p>
      {isPricing ? (
        <PriceForm
          onCancel={() => setPricing(false)}
          onSend={(price) =>
            void decisions.answer(comment, { answer: 'PRICED', price }).then((isDone) => {
              if (isDone) setPricing(false);
            })
          }
        />
      ) : (
        <div ref={keepFocus} className="slip-buttons">
          <Button size="sm" onClick={() => void decisions.answer(comment, { answer: 'ACCEPTED' })}>
            {m.comment_accept()}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setPricing(true)}>
            {m.comment_price()}
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => void decisions.answer(comment, { answer: 'DECLINED' })}
          >
            {m.comment_decline()}
          </Button>
        </div>
      )}
    </>
  );
}

/** Cents of an amount in dollars; null for what is none above zero. */
function centsOf(text: string): number | null {
  if (!/^\d{1,7}([.,]\d{1,2})?$/u.test(text.trim())) return null;
  const cents = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return cents > 0 ? cents : null;
}

function PriceForm({ onSend, onCancel }: { onSend: (cents: number) => void; onCancel: () => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const cents = centsOf(text);
    if (cents === null) setWrong(true);
    else onSend(cents);
  }

  return (
    <form className="slip-price" noValidate onSubmit={handleSubmit}>
      <Field label={m.comment_price_field()} error={isWrong ? m.comment_price_wrong() : undefined}>
        <TextInput
          // Whoever wanted to name one types it next.
          autoFocus
          inputMode="decimal"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <div ref={keepFocus} className="slip-buttons">
        <Button type="submit" size="sm">
          {m.comment_price_send()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
