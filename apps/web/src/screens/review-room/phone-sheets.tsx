import type { DealDetail, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import {
  FullScreenButton,
  RepeatButton,
  SafeAreaButton,
  SoundButton,
  SpeedButton,
} from '../../features/review-room/player/film-buttons.tsx';
import { usePlayer } from '../../features/review-room/player/use-player.ts';
import { versionMark, versionStocks } from '../../features/review-room/player/version-sheets.tsx';
import { versionOf } from '../../features/review-room/versions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Decisions } from './decisions.tsx';
import { Slate } from './slate.tsx';

interface PhoneSheetsProps {
  deal: DealDetail;
  file: DealFile;
  mayReview: boolean;
}

/** On a phone's bar: the version, which opens what is beside the film elsewhere, and the decision. */
export function PhoneSheets({ deal, file, mayReview }: PhoneSheetsProps) {
  const { rate, pause } = usePlayer();
  const [open, setOpen] = useState<'versions' | 'decision' | null>(null);
  const close = () => setOpen(null);
  const mark = versionMark(file);
  return (
    <>
      <button
        type="button"
        className="version-chip"
        data-stock={versionStocks[file.status]}
        aria-label={m.room_about_version({ number: String(versionOf(file)) })}
        onClick={() => setOpen('versions')}
      >
        {mark}
      </button>
      {mayReview ? (
        <Button
          variant="cast"
          onClick={() => {
            pause();
            setOpen('decision');
          }}
        >
          {m.room_decide()}
        </Button>
      ) : null}
      <Dialog
        open={open === 'versions'}
        onOpenChange={close}
        title={m.room_about_version({ number: String(versionOf(file)) })}
        sheet
      >
        <div className="phone-slate">
          <Slate deal={deal} file={file} />
          {rate ? (
            <fieldset className="phone-buttons" aria-label={m.room_playback()}>
              <SpeedButton />
              <RepeatButton />
              <SoundButton />
              <SafeAreaButton />
              <FullScreenButton />
            </fieldset>
          ) : null}
        </div>
      </Dialog>
      <Dialog
        open={open === 'decision' && mayReview}
        onOpenChange={close}
        title={m.room_your_call({ number: String(versionOf(file)) })}
        description={<bdi>{file.originalName}</bdi>}
        sheet
      >
        <div className="phone-decisions">
          <Decisions deal={deal} file={file} size="lg" onJudged={close} />
        </div>
      </Dialog>
    </>
  );
}
