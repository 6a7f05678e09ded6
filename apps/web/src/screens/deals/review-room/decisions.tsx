import { can, canBecomeTask, type DealDetail, type DealFile, reviewStatuses } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { brandName } from '../../../features/deals/party-names.ts';
import { ReviewedBy } from '../../../features/files/reviewed-by.tsx';
import { commentsQuery } from '../../../features/review-room/comments/comment-queries.ts';
import type { Revision } from '../../../features/review-room/comments/revision-tasks.tsx';
import { isBeyondRounds } from '../../../features/review-room/comments/rounds-used.tsx';
import { usePlayer } from '../../../features/review-room/player/create-room.ts';
import { versionOf } from '../../../features/review-room/versions.ts';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Button, type ButtonSize } from '../../../ui/button.tsx';
import { Dialog, whenOpen } from '../../../ui/dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { ApproveButton } from '../brand-deal/approve-button.tsx';
import { RejectTake } from '../brand-deal/reject-take.tsx';
import { useReview } from '../brand-deal/use-review.ts';

const RevisionTasks = whenOpen(
  async () => (await import('../../../features/review-room/comments/revision-tasks.tsx')).RevisionTasks,
);

interface DecisionsProps {
  deal: DealDetail;
  file: DealFile;
  size?: ButtonSize | undefined;
  /** The file was judged. */
  onJudged?: (() => void) | undefined;
}

/** Whether the viewer may decide on a file now. */
function useMayReview(deal: DealDetail, file: DealFile): boolean {
  const user = useUser();
  return (
    file.status === 'PENDING' &&
    !file.superseded &&
    reviewStatuses.includes(deal.status) &&
    can(actorOf(user), 'file.review', partiesOf(deal, user))
  );
}

/**
 * Request Revision and Approve. A file is judged once: afterwards only an open dialog is left, in which typed text
 * must not go because a colleague was faster.
 */
export function Decisions({ deal, file, size, onJudged }: DecisionsProps) {
  const mayReview = useMayReview(deal, file);
  const { approve, requestRevision, reject, judging } = useReview(deal.id);
  const { pause, press } = usePlayer();
  const [asking, setAsking] = useState(false);

  // Extra rounds are asked for once every round is used; a new request needs none.
  const { data } = useQuery({ ...commentsQuery(deal.id, file), enabled: mayReview });
  const tasks = (data?.comments ?? []).filter(canBecomeTask);
  const asksForRound =
    isBeyondRounds(deal) && !tasks.some(({ kind, asksForRound }) => kind === 'NEW_REQUEST' && !asksForRound);

  async function handleRevision(revision: Revision) {
    await requestRevision(file, revision);
    setAsking(false);
    onJudged?.();
  }

  const changed = mayReview ? null : <ReviewedBy file={file} company={brandName(deal.brand)} />;

  return (
    <>
      <RejectTake
        file={file}
        size={size}
        changed={changed}
        disabled={judging !== null}
        onReject={(feedback) => reject(file, feedback).then(() => onJudged?.())}
      />
      {mayReview ? (
        <>
          <OnlineButton
            variant="outline"
            size={size}
            icon={<RotateCcw aria-hidden className="ic" />}
            disabled={judging !== null}
            onClick={() => {
              pause();
              if (asksForRound) press('round');
              else setAsking(true);
            }}
          >
            {asksForRound ? m.comment_another_round() : m.deal_request_revision()}
            {tasks.length > 0 && !asksForRound ? (
              <span className="room-count" data-tone="orange">
                <span className="sr-only">{m.room_comments_open({ count: formatCount(tasks.length) })}</span>
                <span aria-hidden>{formatCount(tasks.length)}</span>
              </span>
            ) : null}
          </OnlineButton>
          <ApproveButton
            dealId={deal.id}
            currency={deal.currency}
            file={file}
            size={size}
            busy={judging === 'APPROVED'}
            disabled={judging !== null && judging !== 'APPROVED'}
            onApprove={() => approve(file).then(onJudged, () => undefined)}
          />
        </>
      ) : null}
      <RevisionTasks
        deal={deal}
        file={file}
        open={asking}
        changed={changed}
        onOpenChange={setAsking}
        onSend={handleRevision}
      />
    </>
  );
}

interface NarrowDecisionProps {
  deal: DealDetail;
  /** The version that is decided on. */
  file: DealFile;
}

/** On a narrow bar: opens a sheet with the decision on a file. */
export function NarrowDecision({ deal, file }: NarrowDecisionProps) {
  const { pause } = usePlayer();
  const mayReview = useMayReview(deal, file);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayReview ? (
        <Button
          variant="cast"
          onClick={() => {
            pause();
            setOpen(true);
          }}
        >
          {m.room_decide()}
        </Button>
      ) : null}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.room_your_call({ number: String(versionOf(file)) })}
        description={<bdi>{file.originalName}</bdi>}
        sheet
      >
        {mayReview ? null : <ReviewedBy file={file} company={brandName(deal.brand)} />}
        <div className="narrow-decisions">
          <Decisions deal={deal} file={file} size="lg" onJudged={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}
