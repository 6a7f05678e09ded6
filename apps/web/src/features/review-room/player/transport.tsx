import { m } from '@briefcast/i18n/messages';
import { Keyboard } from 'lucide-react';
import {
  FrameButtons,
  FullScreenButton,
  PlayButton,
  QualityButton,
  RepeatButton,
  SafeAreaButton,
  SoundButton,
  SpeedButton,
  TimecodeEnd,
  TimecodeNow,
} from './film-buttons.tsx';
import { RoomButton } from './room-button.tsx';

/** Opens the list of all keys. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  return (
    <RoomButton
      label={m.room_keys_all()}
      keyName="?"
      icon={<Keyboard aria-hidden className="ic" />}
      onClick={onClick}
    />
  );
}

/** What plays a film, from left to right in every language. */
export function Transport({ onShowKeys }: { onShowKeys: () => void }) {
  return (
    <fieldset className="transport" aria-label={m.room_playback()}>
      <PlayButton />
      <FrameButtons />
      <TimecodeNow />
      <TimecodeEnd />
      <SpeedButton />
      <QualityButton />
      <RepeatButton />
      <SoundButton />
      <span className="transport-gap" />
      <SafeAreaButton />
      <FullScreenButton />
      <KeysButton onClick={onShowKeys} />
    </fieldset>
  );
}
