import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { FrameButtons, QualityButton, SoundButton, SpeedButton } from './film-buttons.tsx';

interface PhoneRowProps {
  isFilm: boolean;
  /** The ways to other files. */
  children: ReactNode;
}

/** Above the actions of a phone: what moves a film exactly, and the other files. Low windows have it in the sheet alone. */
export function PhoneRow({ isFilm, children }: PhoneRowProps) {
  if (!isFilm && !children) return null;
  return (
    <div className="phone-row">
      {isFilm ? (
        <fieldset className="phone-row-film" aria-label={m.room_playback()}>
          <FrameButtons />
          <SpeedButton />
          <SoundButton />
          <QualityButton />
        </fieldset>
      ) : null}
      <span className="transport-gap" />
      {children}
    </div>
  );
}
