import '../../styles/review-room/paper.css';
import '../../styles/review-room/tasks.css';
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
import { isSentBack } from '../../features/draft/sent-back.ts';
import { authorNamer } from '../../features/review-room/paper/author-of.ts';
import { inTimeOrder } from '../../features/review-room/paper/comment-look.ts';
import { showComment } from '../../features/review-room/paper/comment-queries.ts';
import { PendingSlip } from '../../features/review-room/paper/pending-slip.tsx';
import { sendPending } from '../../features/review-room/paper/send-pending.ts';
import { SlipContext, type SlipFacts } from '../../features/review-room/paper/slip-context.ts';
import { useCommentActions } from '../../features/review-room/paper/use-comment-actions.ts';
import { useCommentOutbox } from '../../features/review-room/paper/use-comment-outbox.ts';
import { stackOf, versionsOf } from '../../features/review-room/versions.ts';
import { Card } from '../../ui/card.tsx';
import { isRequest } from './revision.ts';
import { TaskSlip } from './task-slip.tsx';

interface TaskListProps {
  deal: DealDetail;
  user: OwnUser;
  /** At least one. */
  tasks: readonly Comment[];
  /** The version that is about to be submitted. */
  version: number;
}

/** Nobody is told of who writes here: only in the room people are seen. */
const tellNobody = () => undefined;

/** What the brand asked to be changed, to be ticked one by one, and apart from it what the creator has to decide. */
export function TaskList({ deal, user, tasks, version }: TaskListProps) {
  const { actions } = useCommentActions(deal.id);
  // Replies wait on the device under the file that was sent back first.
  const kept = deal.files.find(isSentBack) ?? (deal.files[0] as DealFile);
  const outbox = useCommentOutbox({
    whose: user.id,
    file: kept,
    send: sendPending,
    onSent: (comment) => showComment(deal.id, comment),
  });
  const { status, briefItems, brand, creator } = deal;
  const { reply } = outbox;
  const slips: SlipFacts = useMemo(
    () => ({
      role: 'CREATOR',
      items: briefItems ?? [],
      decisions: closedStatuses.includes(status) ? null : actions,
      reply,
      authorOf: authorNamer({ brand, creator }, user),
      onTyping: tellNobody,
    }),
    [status, briefItems, actions, reply, brand, creator, user],
  );
  const requests = tasks.filter(isRequest);
  const work = tasks.filter((task) => !isRequest(task));
  const done = work.filter(({ state }) => state !== 'OPEN').length;
  const slipsOf = (comments: readonly Comment[]) => <Slips deal={deal} comments={comments} />;

  return (
    <SlipContext value={slips}>
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
          {slipsOf(work)}
        </Card>
      ) : null}
      {requests.length > 0 ? (
        <Card title={m.comment_new_request()}>
          <p className="-mt-1 mb-3 text-sm text-ink-2">
            {m.task_requests_text({ version: formatCount(version) })}
          </p>
          {slipsOf(requests)}
        </Card>
      ) : null}
      {outbox.pending.map((pending) => (
        <PendingSlip
          key={pending.key}
          pending={pending}
          rate={null}
          onSend={outbox.sendNow}
          onDiscard={outbox.discard}
        />
      ))}
    </SlipContext>
  );
}

/** One piece for each task, those that are done first. */
function TaskBar({ tasks, done }: { tasks: readonly Comment[]; done: number }) {
  return (
    <div
      className="task-bar"
      data-stock="aqua"
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

/** In the order of each film; with the films' names where there are several. */
function Slips({ deal, comments }: { deal: DealDetail; comments: readonly Comment[] }) {
  const groups = deal.files
    .filter((file) => versionsOf(file, deal.files).at(-1) === file)
    .map((file) => ({ file, own: comments.filter(({ stackId }) => stackId === stackOf(file)) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ file, own }): ReactNode => {
    const title = groups.length > 1 ? <bdi>{file.originalName}</bdi> : null;
    return (
      <section key={file.id} className="tasks">
        {title ? <h3 className="truncate text-sm font-semibold text-ink-2">{title}</h3> : null}
        <ul className="grid gap-3">
          {inTimeOrder(own).map((comment) => (
            <li key={comment.id}>
              <TaskSlip
                dealId={deal.id}
                comment={comment}
                file={deal.files.find(({ id }) => id === comment.fileId) ?? file}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
