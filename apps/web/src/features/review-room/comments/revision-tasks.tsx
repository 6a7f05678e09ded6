import {
  type Comment,
  type CommentKind,
  canBecomeTask,
  type DealDetail,
  type DealFile,
  type FileReview,
  limits,
  timecode,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { commentKindLabel } from '@briefcast/i18n/labels/comment';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useKeptText } from '../../../lib/stored-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useRoom } from '../room.ts';
import { versionOf } from '../versions.ts';
import { placesOf } from './carried-comments.ts';
import { inTimeOrder, toneOf } from './comment-look.ts';
import { commentsQuery } from './comment-queries.ts';
import { LinePicker } from './pickers.tsx';

export type Revision = Pick<FileReview, 'feedback' | 'commentIds' | 'lines' | 'backBy'>;

interface RevisionTasksProps {
  deal: DealDetail;
  /** The version that is sent back; in a comparison, the room's own may be the other one. */
  file: DealFile;
  open: boolean;
  /** Change to the file since, where it can no longer be sent back. */
  changed: ReactNode;
  onOpenChange: (open: boolean) => void;
  /** Rejects if it was refused; the reason is shown elsewhere, and the selection stays. */
  onSend: (revision: Revision) => Promise<void>;
}

/** Request Revision: every open comment becomes a task unless it is deselected; without any, a text is required. */
export function RevisionTasks({ deal, file, open, changed, onOpenChange, onSend }: RevisionTasksProps) {
  const { data } = useQuery(commentsQuery(deal.id, file));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(new Map());
  const [feedback, setFeedback] = useKeptText(`feedback:${file.id}`);
  const [backBy, setBackBy] = useState('');
  const [isSending, setSending] = useState(false);
  const { rate } = useRoom();
  const { carry } = placesOf(deal, rate);
  const becoming = inTimeOrder((data?.comments ?? []).filter(canBecomeTask).map(carry));
  const chosen = becoming.filter(({ id }) => !left.has(id));
  const creator = deal.creator?.firstName ?? m.news_other_side({ role: 'BRAND' });
  const cited = chosen.flatMap(({ id }) => {
    const briefItemId = lines.get(id);
    return briefItemId === undefined ? [] : { commentId: id, briefItemId };
  });
  // While it is being sent, a live update may be here before the answer.
  const isOver = open && !isSending && changed !== null;
  const isReady = !isOver && (chosen.length > 0 || feedback.trim() !== '');
  const usesRound = chosen.length === 0 || chosen.some(({ kind }) => kind === 'IN_BRIEF');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isSending) return;
    setSending(true);
    const revision: Revision = {
      ...(feedback.trim() === '' ? {} : { feedback: feedback.trim() }),
      ...(chosen.length > 0 ? { commentIds: chosen.map(({ id }) => id) } : {}),
      ...(cited.length > 0 ? { lines: cited } : {}),
      // The end of that day in the brand's time zone.
      ...(backBy === '' ? {} : { backBy: new Date(`${backBy}T23:59:59`).toISOString() }),
    };
    await onSend(revision).then(
      () => setFeedback(''),
      () => undefined,
    );
    setSending(false);
  }

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  function cite(id: string, line: string | null) {
    const next = new Map(lines);
    if (line === null) next.delete(id);
    else next.set(id, line);
    setLines(next);
  }

  const listOf = (kind: CommentKind) => (
    <Tasks
      kind={kind}
      comments={becoming.filter((one) => one.kind === kind)}
      left={left}
      onToggle={toggle}
      lines={lines}
      onLine={cite}
      deal={deal}
    />
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.deal_request_revision()}
      description={m.comment_file_version({
        name: file.originalName,
        number: String(versionOf(file)),
      })}
      size="lg"
      sheet
      busy={isSending}
      onSubmit={handleSubmit}
      footerNote={m.comment_task_list({ creator })}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={() => onOpenChange(false)}>
            {m.dialog_cancel()}
          </Button>
          <OnlineButton
            type="submit"
            icon={<Send aria-hidden className="ic ic-turn" />}
            busy={isSending}
            busyText={m.action_sending()}
            disabled={!isReady}
          >
            {m.deal_send_feedback()}
          </OnlineButton>
        </>
      }
    >
      {isOver ? <ChangedMeanwhile>{changed}</ChangedMeanwhile> : null}
      <div className="revision">
        <RoundTicket deal={deal} usesRound={usesRound} />
        {listOf('IN_BRIEF')}
        {listOf('NEW_REQUEST')}
        {becoming.some(({ kind }) => kind === 'NEW_REQUEST') ? (
          <p className="hint">{m.comment_request_hint({ creator })}</p>
        ) : null}
        <div className="revision-words">
          <Field label={becoming.length > 0 ? m.comment_feedback_optional() : m.deal_feedback_for_creator()}>
            <TextArea
              rows={2}
              maxLength={limits.text}
              placeholder={m.deal_feedback_hint()}
              value={feedback}
              onChange={(event) => setFeedback(event.target.value)}
            />
          </Field>
          <Field label={m.comment_back_by()}>
            <TextInput type="date" value={backBy} onChange={(event) => setBackBy(event.target.value)} />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}

/** The number of this round, and how many are left after it. */
function RoundTicket({ deal: { rounds, status }, usesRound }: { deal: DealDetail; usesRound: boolean }) {
  if (!rounds) return null;
  // Everything that is sent back between two submissions is one round, which may be counted already.
  const round = status === 'NEEDS_REVISION' ? Math.max(rounds.used, 1) : rounds.used + 1;
  const after = Math.max(0, rounds.included - round);
  return (
    <div className="round-ticket" data-tone="orange">
      <b className="round-count" aria-hidden>
        {formatCount(round)}
        <small>/{formatCount(rounds.included)}</small>
      </b>
      <div>
        {usesRound ? (
          <>
            <p>
              <b>{m.comment_round({ number: formatCount(round), count: formatCount(rounds.included) })}</b>
            </p>
            <p>{m.comment_round_left({ n: after, count: formatCount(after) })}</p>
          </>
        ) : (
          <p>{m.comment_no_round()}</p>
        )}
      </div>
    </div>
  );
}

interface TasksProps {
  kind: CommentKind;
  comments: readonly Comment[];
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The chosen brief items, by the comment's id. */
  lines: ReadonlyMap<string, string>;
  onLine: (id: string, line: string | null) => void;
  deal: DealDetail;
}

function Tasks({ kind, comments, left, onToggle, lines, onLine, deal }: TasksProps) {
  const { rate } = useRoom();
  if (comments.length === 0) return null;
  const items = deal.briefItems ?? [];
  const chosen = comments.filter(({ id }) => !left.has(id)).length;
  return (
    <fieldset>
      <legend className="label revision-legend">
        <span>{commentKindLabel(kind)}</span>
        <span>{m.comment_of({ chosen: formatCount(chosen), all: formatCount(comments.length) })}</span>
      </legend>
      <div className="revision-tasks">
        {comments.map((comment) => (
          <div key={comment.id} className="revision-task" data-tone={toneOf(comment)}>
            <Checkbox
              checked={!left.has(comment.id)}
              onChange={() => onToggle(comment.id)}
              label={
                <span className="revision-task-words">
                  <bdi className="comment-timecode">
                    {comment.at && rate ? timecode(comment.at.from, rate) : comment.number}
                  </bdi>
                  <span>
                    <span dir="auto">{comment.text}</span>
                    <span className="hint" dir="auto">
                      {deal.briefItems?.find(({ id }) => id === comment.briefItemId)?.text}
                    </span>
                  </span>
                </span>
              }
            />
            {kind === 'IN_BRIEF' &&
            comment.briefItemId === null &&
            items.length > 0 &&
            !left.has(comment.id) ? (
              <LinePicker
                items={items}
                brandName={deal.brand.companyName}
                label={m.comment_line_of_number({ number: String(comment.number) })}
                value={lines.get(comment.id) ?? null}
                onChange={(line) => onLine(comment.id, line)}
              />
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
