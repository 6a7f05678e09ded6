import type { DealDetail, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useState } from 'react';
import { usePlayer } from '../../../features/review-room/player/create-room.ts';
import {
  FrameButtons,
  FullScreenButton,
  QualityButton,
  RepeatButton,
  SafeAreaButton,
  SoundButton,
  SpeedButton,
} from '../../../features/review-room/player/film-buttons.tsx';
import { versionMark, versionTones } from '../../../features/review-room/player/version-sheets.tsx';
import { versionOf } from '../../../features/review-room/versions.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { NarrowDecision } from './decisions.tsx';
import { FileIcons } from './room-bar.tsx';
import { Slate } from './slate.tsx';

interface PhoneSheetsProps {
  deal: DealDetail;
  file: DealFile;
  otherFiles: ReactNode;
}

/**
 * Buttons of a phone's bar: the decision, and the version, which opens what is next to the film and in the bar
 * elsewhere.
 */
export function PhoneSheets({ deal, file, otherFiles }: PhoneSheetsProps) {
  const { rate } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  const mark = versionMark(file);
  return (
    <>
      <button
        type="button"
        className="version-chip"
        data-tone={versionTones[file.status]}
        aria-label={m.room_about_version({ number: String(versionOf(file)) })}
        onClick={() => setOpen(true)}
      >
        {mark}
      </button>
      <NarrowDecision key={file.id} deal={deal} file={file} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.room_about_version({ number: String(versionOf(file)) })}
        sheet
      >
        <div className="phone-slate">
          <Slate deal={deal} file={file} />
          {rate ? (
            <fieldset className="phone-buttons" aria-label={m.room_playback()}>
              <FrameButtons />
              <SpeedButton />
              <QualityButton />
              <RepeatButton />
              <SoundButton />
              <SafeAreaButton />
              <FullScreenButton />
            </fieldset>
          ) : null}
          <div className="phone-buttons">
            <FileIcons deal={deal} file={file} />
            <LanguageSwitch />
            <span className="transport-gap" />
            {otherFiles}
          </div>
        </div>
      </Dialog>
    </>
  );
}
