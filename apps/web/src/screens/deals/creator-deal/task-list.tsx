import '../../../styles/review-room/comments.css';
import '../../../styles/review-room/tasks.css';
import {
  type Comment,
  closedStatuses,
  type DealDetail,
  type DealFile,
  type OwnUser,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useMemo } from 'react';
import {
  authorNamer,
  CommentCardContext,
  type CommentCardFacts,
  requestsIn,
} from '../../../features/review-room/comments/comment-card-context.ts';
import { inTimeOrder } from '../../../features/review-room/comments/comment-look.ts';
import { useCommentOutbox, useTicked } from '../../../features/review-room/comments/comment-outbox.ts';
import { PendingCard } from '../../../features/review-room/comments/pending-card.tsx';
import { useCommentActions } from '../../../features/review-room/comments/use-comment-actions.ts';
import { stackOf, versionsOf } from '../../../features/review-room/versions.ts';
import { Card } from '../../../ui/card.tsx';
import { isRequest } from './revision.ts';
import { TaskCard } from './task-card.tsx';

interface TaskListProps {
  deal: DealDetail;
  user: OwnUser;
  /** At least one. */
  tasks: readonly Comment[];
  /** The version that is about to be submitted. */
  version: number;
}

/** Facts that the cards of every file share; replies wait under each file by themselves. */
type TaskFacts = Omit<CommentCardFacts, 'reply'>;

/** Reports no typing: people see each other only in the room. */
const tellNobody = () => undefined;

/** Brand's requested changes, to be ticked one by one, and apart from them the creator's decisions. */
export function TaskList({ deal, user, tasks: known, version }: TaskListProps) {
  const tasks = useTicked(user.id, known);
  const { actions } = useCommentActions(deal.id, user.id);
  const { status, briefItems, brand, creator, currency, additions } = deal;
  const facts: TaskFacts = useMemo(
    () => ({
      role: 'CREATOR',
      items: briefItems ?? [],
      brandName: brand.companyName,
      currency,
      added: requestsIn(additions),
      decisions: closedStatuses.includes(status) ? null : actions,
      mayAgree: true,
      authorOf: authorNamer({ brand, creator }, user),
      onTyping: tellNobody,
    }),
    [status, briefItems, actions, brand, creator, currency, additions, user],
  );
  const requests = tasks.filter(isRequest);
  const work = tasks.filter((task) => !isRequest(task));
  const done = work.filter(({ state }) => state !== 'OPEN').length;
  const cardsOf = (comments: readonly Comment[]) => (
    <CommentCards deal={deal} whose={user.id} comments={comments} facts={facts} />
  );

  return (
    <>
      {work.length > 0 ? (
        <Card
          title={m.task_title()}
          action={
            <span className="num shrink-0 text-sm font-semibold">
              {m.task_count({ done: formatCount(done), count: formatCount(work.length) })}
            </span>
          }
        >
          <TaskBar tasks={work} done={done} />
          {cardsOf(work)}
        </Card>
      ) : null}
      {requests.length > 0 ? (
        <Card title={m.comment_new_request()}>
          <p className="-mt-1 mb-3 text-sm text-ink-2">
            {m.task_requests_text({ version: formatCount(version) })}
          </p>
          {cardsOf(requests)}
        </Card>
      ) : null}
    </>
  );
}

/** One piece for each task, those that are done first. */
function TaskBar({ tasks, done }: { tasks: readonly Comment[]; done: number }) {
  return (
    <div
      className="task-bar"
      data-tone="aqua"
      role="progressbar"
      aria-label={m.task_bar()}
      aria-valuemin={0}
      aria-valuemax={tasks.length}
      aria-valuenow={done}
      aria-valuetext={m.task_count({ done: formatCount(done), count: formatCount(tasks.length) })}
    >
      {tasks.map(({ id }, index) => (
        <i key={id} data-done={index < done || undefined} />
      ))}
    </div>
  );
}

interface CommentCardsProps {
  deal: DealDetail;
  /** The id of the person whose replies wait on this device. */
  whose: string;
  comments: readonly Comment[];
  facts: TaskFacts;
}

/** In the order of each film; with the films' names where there are several. */
function CommentCards({ deal, whose, comments, facts }: CommentCardsProps) {
  const groups = deal.files
    .filter((file) => versionsOf(file, deal.files).at(-1) === file)
    .map((file) => ({ file, own: comments.filter(({ stackId }) => stackId === stackOf(file)) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ file, own }): ReactNode => {
    const title = groups.length > 1 ? <bdi>{file.originalName}</bdi> : null;
    return (
      <section key={file.id} className="tasks">
        {title ? <h3 className="truncate text-sm font-semibold text-ink-2">{title}</h3> : null}
        <FileTasks deal={deal} whose={whose} file={file} comments={inTimeOrder(own)} facts={facts} />
      </section>
    );
  });
}

/** The tasks of one file, and after them the replies to them that wait on the device: the file's room shows those too. */
function FileTasks({ deal, whose, file, comments, facts }: CommentCardsProps & { file: DealFile }) {
  const outbox = useCommentOutbox({ owner: whose, file, lane: deal.id });
  const { reply } = outbox;
  const cards: CommentCardFacts = useMemo(() => ({ ...facts, reply }), [facts, reply]);
  const waiting = outbox.waiting.filter(
    ({ body }) => body.what === 'reply' && comments.some(({ id }) => id === body.commentId),
  );
  return (
    <CommentCardContext value={cards}>
      <ul className="grid gap-3">
        {comments.map((comment) => (
          <li key={comment.id}>
            <TaskCard
              dealId={deal.id}
              comment={comment}
              file={deal.files.find(({ id }) => id === comment.fileId) ?? file}
            />
          </li>
        ))}
      </ul>
      {waiting.map((one) => (
        <PendingCard key={one.key} waiting={one} rate={null} outbox={outbox} />
      ))}
    </CommentCardContext>
  );
}
