import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { usePlayer } from '../../features/review-room/player/use-player.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { RevisionDialog } from '../brand-deal/revision-dialog.tsx';
import { useReview } from '../brand-deal/use-review.ts';

interface DecisionsProps {
  dealId: string;
  file: DealFile;
  size?: ButtonSize | undefined;
  /** The file was judged. */
  onJudged?: (() => void) | undefined;
}

/** Request Revision and Approve. A file is judged once. */
export function Decisions({ dealId, file, size, onJudged }: DecisionsProps) {
  const { approve, requestRevision, judging } = useReview(dealId);
  const { pause } = usePlayer();
  const [asking, setAsking] = useState(false);

  async function handleFeedback(feedback: string) {
    await requestRevision(file, feedback);
    setAsking(false);
    onJudged?.();
  }

  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon={<RotateCcw aria-hidden className="ic" />}
        disabled={judging !== null}
        onClick={() => {
          pause();
          setAsking(true);
        }}
      >
        {m.deal_request_revision()}
      </Button>
      <Button
        variant="cast"
        size={size}
        icon={<Check aria-hidden className="ic" />}
        busy={judging === 'APPROVED'}
        busyText={m.deal_approving()}
        disabled={judging !== null && judging !== 'APPROVED'}
        // The refusal is shown already.
        onClick={() => approve(file).then(onJudged, () => undefined)}
      >
        {m.deal_approve()}
      </Button>
      <RevisionDialog file={file} open={asking} onOpenChange={setAsking} onSend={handleFeedback} />
    </>
  );
}
