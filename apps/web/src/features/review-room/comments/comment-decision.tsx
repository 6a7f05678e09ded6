import {
  answersFor,
  type Comment,
  type Currency,
  canBring,
  centsFromDollars,
  describeDrawing,
  limits,
  type Role,
} from '@briefcast/contract';
import { currencySign, formatCount, formatMoney } from '@briefcast/i18n/format';
import { commentKindLabel, drawingText, requestAnswerLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { BookOpen, Check, Clock, Plus, StickyNote } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type CommentDecisions, useCommentCards } from './comment-card-context.ts';
import { toneOf } from './comment-look.ts';
import { useTickWaits } from './comment-outbox.ts';

/** Says that a tick has not gone out yet, where there is no connection. */
function TickWaits({ comment }: { comment: Comment }) {
  const waits = useTickWaits(useSession().user?.id ?? '', comment);
  return waits ? (
    <span className="comment-kind">
      <Clock aria-hidden className="ic" />
      {m.comment_waiting()}
    </span>
  ) : null;
}

/** Decision of this side on a comment: confirming a completed task, answering a request, accepting a price. */
export function CommentDecision({ comment }: { comment: Comment }) {
  const { role, decisions } = useCommentCards();
  if (role === null || decisions === null) return null;
  const asked: DecisionProps = { comment, role, decisions };
  return (
    <>
      {role === 'BRAND' && comment.state === 'TO_CHECK' ? <Confirmation {...asked} /> : null}
      {answersFor(comment, role).length > 0 ? <RequestDecision {...asked} /> : null}
    </>
  );
}

/** State of a new request; null for other comments. */
export function requestText({ request }: Comment, currency: Currency): string | null {
  return request && requestAnswerLabel(request.answer, formatMoney(request.price ?? 0, currency));
}

interface DecisionProps {
  comment: Comment;
  role: Role;
  decisions: CommentDecisions;
}

function Confirmation({ comment, role, decisions }: DecisionProps) {
  return (
    <div className="comment-buttons">
      <Button
        size="sm"
        icon={<Check aria-hidden className="ic" />}
        disabled={!canBring(comment, 'DONE', role)}
        onClick={() => decisions.bring(comment, 'DONE')}
      >
        {m.comment_confirm()}
      </Button>
      <Button size="sm" variant="outline" onClick={() => decisions.bring(comment, 'OPEN')}>
        {m.comment_not_yet()}
      </Button>
    </div>
  );
}

/** A brand's answer to the price of a request; accepting adds to what it owes. */
function PriceDecision({ comment, decisions }: Omit<DecisionProps, 'role'>) {
  const { mayAgree, currency } = useCommentCards();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const price = formatMoney(comment.request?.price ?? 0, currency);
  async function accept() {
    setBusy(true);
    await decisions.answer(comment, { answer: 'PRICE_ACCEPTED' });
    setBusy(false);
    setAsking(false);
  }
  return (
    <div className="comment-buttons">
      {mayAgree ? (
        <OnlineButton size="sm" onClick={() => setAsking(true)}>
          {m.comment_accept_price({ price })}
        </OnlineButton>
      ) : (
        <p className="hint">{m.comment_price_for_manager()}</p>
      )}
      <OnlineButton
        size="sm"
        variant="outline"
        onClick={() => void decisions.answer(comment, { answer: 'PRICE_DECLINED' })}
      >
        {m.comment_decline()}
      </OnlineButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.comment_price_ask({ price })}
        confirmLabel={m.comment_accept_price({ price })}
        busy={isBusy}
        busyText={m.proposal_answering()}
        onConfirm={() => void accept()}
      >
        <p dir="auto" className="font-semibold wrap-anywhere text-ink">
          {comment.text}
        </p>
        <p className="mt-2">{m.comment_price_ask_text()}</p>
      </ConfirmDialog>
    </div>
  );
}

function RequestDecision({ comment, role, decisions }: DecisionProps) {
  const { currency } = useCommentCards();
  const [isPricing, setPricing] = useState(false);
  const isPriced = comment.request?.answer === 'PRICED';
  if (role === 'BRAND') return <PriceDecision comment={comment} decisions={decisions} />;
  return (
    <>
      <p className="hint">{isPriced ? m.comment_price_asked() : m.comment_decision()}</p>
      {isPricing ? (
        <PriceForm
          currency={currency}
          onCancel={() => setPricing(false)}
          onSend={(price) =>
            void decisions.answer(comment, { answer: 'PRICED', price }).then((isDone) => {
              if (isDone) setPricing(false);
            })
          }
        />
      ) : (
        <div className="comment-buttons">
          {isPriced ? null : (
            <OnlineButton size="sm" onClick={() => void decisions.answer(comment, { answer: 'ACCEPTED' })}>
              {m.comment_accept()}
            </OnlineButton>
          )}
          <OnlineButton size="sm" variant="outline" onClick={() => setPricing(true)}>
            {isPriced ? m.comment_other_price() : m.comment_price()}
          </OnlineButton>
          <OnlineButton
            size="sm"
            variant="outline"
            onClick={() => void decisions.answer(comment, { answer: 'DECLINED' })}
          >
            {m.comment_decline()}
          </OnlineButton>
        </div>
      )}
    </>
  );
}

interface PriceFormProps {
  currency: Currency;
  onSend: (cents: number) => void;
  onCancel: () => void;
}

function PriceForm({ currency, onSend, onCancel }: PriceFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const cents = centsFromDollars(text);
    if (!cents) setWrong(true);
    else onSend(cents);
  }

  return (
    <form className="comment-price" noValidate onSubmit={handleSubmit}>
      <Field
        label={m.comment_price_field({ currency: currencySign(currency) })}
        error={isWrong ? m.comment_price_wrong({ most: formatCount(limits.cents / 100) }) : undefined}
      >
        <TextInput
          // The price is what the person types next.
          autoFocus
          inputMode="decimal"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <div className="comment-buttons">
        <OnlineButton type="submit" size="sm">
          {m.comment_price_send()}
        </OnlineButton>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}

const kindIcons = { IN_BRIEF: BookOpen, NEW_REQUEST: Plus, NOTE: StickyNote };

/** The kind, the brief item, the state of a request, and the drawing in words. */
export function CommentMarks({ comment }: { comment: Comment }) {
  const { items, currency, added } = useCommentCards();
  const Icon = kindIcons[comment.kind];
  const line = items.find(({ id }) => id === comment.briefItemId);
  const request = requestText(comment, currency);
  return (
    <div className="comment-marks">
      <span className="comment-kind" data-tone={toneOf(comment)}>
        <Icon aria-hidden className="ic" />
        {commentKindLabel(comment.kind)}
      </span>
      {line ? (
        <span className="comment-line" dir="auto">
          {line.text}
        </span>
      ) : null}
      {request === null ? null : <span className="comment-line">{request}</span>}
      <TickWaits comment={comment} />
      {added.has(comment.id) ? <span className="hint">{m.addition_in_price()}</span> : null}
      {comment.drawing ? <span className="hint">{drawingText(describeDrawing(comment.drawing))}</span> : null}
    </div>
  );
}
