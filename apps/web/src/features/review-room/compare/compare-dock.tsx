import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Link2, Volume2 } from 'lucide-react';
import {
  FrameButtons,
  FullScreenButton,
  PlayButton,
  RepeatButton,
  SafeAreaButton,
  SpeedButton,
  TimecodeEnd,
  TimecodeNow,
} from '../player/film-buttons.tsx';
import { usePlayer } from '../player/use-player.ts';
import { versionMark } from '../player/version-sheets.tsx';
import { Lanes } from './lanes.tsx';

interface CompareDockProps {
  older: DealFile;
  newer: DealFile;
  heard: 'older' | 'newer';
  onHear: (which: 'older' | 'newer') => void;
  isPhone: boolean;
}

/** What plays both versions in step, and which of them is heard. Pictures need none of it. */
export function CompareDock({ older, newer, heard, onHear, isPhone }: CompareDockProps) {
  const room = usePlayer();
  if (!room.rate) return <div className="dock" />;
  const version = versionMark(heard === 'newer' ? newer : older);
  return (
    <div className="dock">
      <fieldset className="transport" aria-label={m.room_playback()}>
        <PlayButton />
        <FrameButtons keyPrefix="Shift " />
        <TimecodeNow />
        {isPhone ? null : (
          <>
            <TimecodeEnd />
            <SpeedButton />
            <RepeatButton />
            <span className="stage-tag">
              <Link2 aria-hidden className="ic" />
              {m.compare_in_step()}
            </span>
          </>
        )}
        <button
          type="button"
          className="room-speed compare-sound"
          aria-label={m.compare_sound_from({ version })}
          onClick={() => onHear(heard === 'newer' ? 'older' : 'newer')}
        >
          <Volume2 aria-hidden className="ic" />
          {version}
        </button>
        <span className="transport-gap" />
        {isPhone ? null : <SafeAreaButton />}
        <FullScreenButton />
      </fieldset>
      <Lanes older={older} newer={newer} />
    </div>
  );
}
