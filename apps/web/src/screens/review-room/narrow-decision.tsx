import type { DealDetail, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { usePlayer } from '../../features/review-room/player/use-player.ts';
import { versionOf } from '../../features/review-room/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Decisions } from './decisions.tsx';

interface NarrowDecisionProps {
  deal: DealDetail;
  /** The version that is decided on. */
  file: DealFile;
}

/** On a narrow bar: opens a sheet with the decision on a file. */
export function NarrowDecision({ deal, file }: NarrowDecisionProps) {
  const { pause } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="cast"
        onClick={() => {
          pause();
          setOpen(true);
        }}
      >
        {m.room_decide()}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.room_your_call({ number: String(versionOf(file)) })}
        description={<bdi>{file.originalName}</bdi>}
        sheet
      >
        <div className="narrow-decisions">
          <Decisions deal={deal} file={file} size="lg" onJudged={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}
