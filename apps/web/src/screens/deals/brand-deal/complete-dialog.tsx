import {
  addedSinceSubmission,
  additionsSoFar,
  type CommentsLeft,
  can,
  closedStatuses,
  commentsLeft,
  currentDeliverables,
  type DealDetail,
  deliveredAgainstAsked,
  movesFor,
  type OwnUser,
} from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { deliverableCountLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { useQueries } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { stopAskingToComplete, useIsAskedToComplete } from '../../../features/deals/ask-to-complete.ts';
import { owedText } from '../../../features/deals/owed-text.ts';
import { useChangeStatus } from '../../../features/deals/use-change-status.ts';
import { commentsQuery } from '../../../features/review-room/comments/comment-queries.ts';
import { versionOf } from '../../../features/review-room/versions.ts';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastInfo } from '../../../ui/toast.ts';
import { leftLines } from './left-lines.ts';

/** Asks once before a project is completed, and shows what is delivered against what was asked. */
export function CompleteDialog({ deal, user }: { deal: DealDetail; user: OwnUser }) {
  const isAsked = useIsAskedToComplete(deal.id);
  const complete = useChangeStatus(deal.id, {
    failed: m.deal_complete_failed(),
    done: m.deal_completed(),
    doneDetail: m.deal_completed_text(),
  });
  const mayComplete =
    can(actorOf(user), 'deal.move', partiesOf(deal, user)) &&
    movesFor(deal.status, 'BRAND', deal.files).includes('COMPLETED');

  const isOpen = isAsked && (mayComplete || complete.isPending);
  const wasOpen = useRef(false);
  // Once something new came, the question is over: it must not come up by itself when that is taken back or approved.
  useEffect(() => {
    if (wasOpen.current && isAsked && !isOpen) {
      stopAskingToComplete();
      if (!closedStatuses.includes(deal.status))
        toastInfo(m.deal_complete_overtaken(), m.deal_complete_overtaken_text());
    }
    wasOpen.current = isOpen;
  }, [isAsked, isOpen, deal.status]);
  const left = useCommentsLeft(deal, isOpen);

  return (
    <Dialog
      // An approval that was undone, or a colleague who was faster, takes the question away.
      open={isOpen}
      onOpenChange={(open) => open || stopAskingToComplete()}
      title={m.deal_complete_ask()}
      description={m.deal_complete_ask_text()}
      size="md"
      sheet
      busy={complete.isPending}
      footer={
        <>
          <Button variant="outline" disabled={complete.isPending} onClick={stopAskingToComplete}>
            {m.deal_complete_later()}
          </Button>
          <OnlineButton
            variant="cast"
            icon={<Check aria-hidden className="ic" />}
            busy={complete.isPending}
            busyText={m.deal_completing()}
            onClick={() => complete.mutate('COMPLETED', { onSettled: stopAskingToComplete })}
          >
            {m.deal_complete()}
          </OnlineButton>
        </>
      }
    >
      <Delivered deal={deal} left={left} />
    </Dialog>
  );
}

/** Delivered and missing files, line by line; missing ones do not prevent completion. */
function Delivered({ deal, left }: { deal: DealDetail; left: CommentsLeft }) {
  const { deliverableWishes = [], briefItems = [], files } = deal;
  const current = currentDeliverables(files);
  const { deliverables, others } = deliveredAgainstAsked(deliverableWishes, current);
  const unconfirmed = briefItems.filter(({ attestedAt, missedAt }) => !attestedAt && !missedAt).length;
  const missed = briefItems.filter(({ missedAt }) => missedAt !== null);
  const { open } = additionsSoFar(deal.additions);
  return (
    <>
      <ul className="grid gap-3" aria-label={m.deal_complete_delivered()}>
        {deliverables.map(({ deliverable, files: delivered, missing }) => (
          <Line key={deliverable.id} isMet={missing === 0}>
            <span>{deliverableCountLabel(deliverable)}</span>
            <span className="num ms-auto font-semibold">
              {m.deal_delivered_of({
                delivered: formatCount(delivered.length),
                count: formatCount(deliverable.count),
              })}
            </span>
          </Line>
        ))}
        {others.length > 0 ? (
          <Line isMet>{m.deal_complete_files({ n: others.length, count: formatCount(others.length) })}</Line>
        ) : null}
        {missed.map(({ id, text }) => (
          <Line key={id} isMet={false}>
            <span className="min-w-0 wrap-anywhere">
              {m.deal_complete_missed()} <bdi>{text}</bdi>
            </span>
          </Line>
        ))}
        {unconfirmed > 0 ? (
          <Line isMet={false}>
            {m.deal_complete_unconfirmed({ n: unconfirmed, count: formatCount(unconfirmed) })}
          </Line>
        ) : null}
        {leftLines({ ...left, agreedPrice: 0 }, deal.currency).map((line) => (
          <Line key={line} isMet={false}>
            {line}
          </Line>
        ))}
        {addedSinceSubmission(deal.additions, files).map(({ id, what }) => (
          <Line key={id} isMet={false}>
            <span className="min-w-0 wrap-anywhere">
              {m.addition_complete_since()} <bdi>{what}</bdi>
            </span>
          </Line>
        ))}
        {open > 0 ? (
          <Line isMet={false}>{m.addition_complete_open({ n: open, count: formatCount(open) })}</Line>
        ) : null}
      </ul>
      <p className="num mt-4 border-t border-line pt-4 font-semibold">{owedText(deal)}</p>
    </>
  );
}

/** Open points in the comments on all files of a deal. */
function useCommentsLeft(deal: DealDetail, isAsked: boolean): CommentsLeft {
  const stacks = deal.files.filter((file) => versionOf(file) === 1);
  const lists = useQueries({
    queries: stacks.map((file) => ({ ...commentsQuery(deal.id, file), enabled: isAsked })),
  });
  return commentsLeft(lists.flatMap(({ data }) => data?.comments ?? []));
}

function Line({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? Check : CircleAlert;
  return (
    <li className="flex items-start gap-3" data-tone={isMet ? 'green' : 'orange'}>
      <Icon aria-hidden className="ic mt-0.5 text-k-ink" />
      <span className="sr-only">{isMet ? m.deal_complete_there() : m.deal_complete_missing()}</span>
      {children}
    </li>
  );
}
