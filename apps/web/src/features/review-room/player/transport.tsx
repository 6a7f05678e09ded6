import { formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Eye, EyeOff, Keyboard, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useValue } from '../value.ts';
import { usePlayer } from './create-room.ts';
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
import { wholePicture, zoomTo } from './zoom.ts';

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

/** The controls of a video, from left to right in every language. */
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

/** The displayed width of the picture in its frame, in CSS pixels; 0 until it is rendered. */
function useFrameWidth(frame: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame) return;
    const observer = new ResizeObserver(() => setWidth(frame.offsetWidth));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Below a picture: its zoom, and whether its pins are shown. */
export function ZoomBar({ mayWrite, onShowKeys }: { mayWrite: boolean; onShowKeys: () => void }) {
  const { zoom, slots, naturalWidth, showsPins } = usePlayer();
  const now = useValue(zoom);
  const natural = useValue(naturalWidth);
  const pins = useValue(showsPins);
  const fitted = useFrameWidth(useValue(slots.overlay));
  const ofFull = natural && fitted ? (fitted * now.scale) / natural : null;
  const larger = (factor: number) => () => zoom.set(zoomTo(now, now.scale * factor));

  return (
    <fieldset className="transport" aria-label={m.room_zoom()}>
      <RoomButton
        label={m.room_smaller()}
        keyName="−"
        icon={<ZoomOut aria-hidden className="ic" />}
        disabled={now.scale <= 1}
        onClick={larger(0.8)}
      />
      <output className="room-zoom" aria-label={m.room_zoom()}>
        {ofFull === null ? '' : formatPercent(ofFull)}
      </output>
      <RoomButton
        label={m.room_larger()}
        keyName="+"
        icon={<ZoomIn aria-hidden className="ic" />}
        onClick={larger(1.25)}
      />
      <button type="button" className="room-speed" onClick={() => zoom.set(wholePicture)}>
        {m.room_fit()}
      </button>
      <button
        type="button"
        className="room-speed"
        disabled={ofFull === null}
        onClick={() => ofFull && zoom.set(zoomTo(now, now.scale / ofFull))}
      >
        {formatPercent(1)}
      </button>
      {mayWrite ? <p className="room-hint">{m.room_pin_hint()}</p> : <span className="transport-gap" />}
      <RoomButton
        label={pins ? m.room_hide_pins() : m.room_show_pins()}
        keyName="H"
        icon={pins ? <Eye aria-hidden className="ic" /> : <EyeOff aria-hidden className="ic" />}
        onClick={() => showsPins.set(!pins)}
      />
      <FullScreenButton />
      <KeysButton onClick={onShowKeys} />
    </fieldset>
  );
}
