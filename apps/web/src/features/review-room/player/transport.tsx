import { m } from '@briefcast/i18n/messages';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import {
  FullScreenButton,
  PlayButton,
  RepeatButton,
  SafeAreaButton,
  SoundButton,
  SpeedButton,
  TimecodeEnd,
  TimecodeNow,
} from './film-buttons.tsx';
import { RoomButton } from './room-button.tsx';
import { usePlayer } from './use-player.ts';

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
  const room = usePlayer();
  const step = (by: number) => () => room.seek(room.frame.get() + by);
  return (
    <fieldset className="transport" aria-label={m.room_playback()}>
      <PlayButton />
      <RoomButton
        label={m.room_frame_back()}
        keyName="←"
        icon={<ChevronLeft aria-hidden className="ic" />}
        onClick={step(-1)}
      />
      <RoomButton
        label={m.room_frame_forward()}
        keyName="→"
        icon={<ChevronRight aria-hidden className="ic" />}
        onClick={step(1)}
      />
      <TimecodeNow />
      <TimecodeEnd />
      <SpeedButton />
      <RepeatButton />
      <SoundButton />
      <span className="transport-gap" />
      <SafeAreaButton />
      <FullScreenButton />
      <KeysButton onClick={onShowKeys} />
    </fieldset>
  );
}
