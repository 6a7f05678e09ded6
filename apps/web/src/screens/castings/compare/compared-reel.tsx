import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import type { Reel } from '../../../features/castings/reels-of.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { BrokenFilm, slidePosition } from '../../../ui/slides.tsx';
import type { SyncedReels } from './use-synced-reels.ts';

interface ComparedReelProps {
  id: string;
  reels: readonly Reel[];
  /** Name of their owner, as the page shows it. */
  name: string;
  /** Their picture; null without one. */
  picture: string | null;
  isPicked: boolean;
  /** Titles may hold names: they are left out as long as those are hidden. */
  isBlind: boolean;
  room: SyncedReels;
}

/** Reels of one person: one at a time, with a step for each; the film made for the casting is first. */
export function ComparedReel({ id, reels, name, picture, isPicked, isBlind, room }: ComparedReelProps) {
  const [at, setAt] = useState(0);
  const reel = reels[at] ?? reels[0];
  const point = () => room.point(id);
  return (
    // Pointing at it, or the focus within, chooses whose sound is heard.
    <fieldset
      aria-label={name}
      className="room-reel min-w-0"
      data-picked={isPicked || undefined}
      data-loud={(room.loud === id && room.isPlaying) || undefined}
      onPointerEnter={point}
      onFocus={point}
    >
      {reel ? (
        <Shown key={reel.id} id={id} reel={reel} number={at + 1} {...{ name, isBlind, room }} />
      ) : (
        <span className="frame grid place-items-center bg-stage-2!">
          {isBlind ? (
            <span className="px-3 text-center text-sm text-on-stage-2">{m.compare_no_work()}</span>
          ) : (
            <Avatar name={name} src={picture} size={96} />
          )}
        </span>
      )}
      {reels.length > 1 ? (
        <div className="room-steps">
          {reels.map((one, index) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={index === at}
              aria-label={m.compare_show_work({ name, position: slidePosition(index, reels.length) })}
              onClick={() => setAt(index)}
            >
              <i />
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

interface ShownProps extends Pick<ComparedReelProps, 'id' | 'name' | 'isBlind' | 'room'> {
  reel: Reel;
  number: number;
}

function Shown({ id, reel, number, name, isBlind, room }: ShownProps) {
  const [isBroken, setBroken] = useState(false);
  const alt = reel.isMade
    ? m.application_film_of({ name })
    : (!isBlind && reel.title) || m.card_work({ number: formatCount(number), name });
  if (reel.kind === 'image')
    return (
      <span className="frame block bg-stage-2!">
        <img dir="auto" src={reel.url} alt={alt} decoding="async" />
      </span>
    );
  return (
    <div className="frame bg-stage-2!">
      <video
        src={reel.url}
        poster={reel.posterUrl ?? undefined}
        // The label is in the language of its author.
        dir="auto"
        aria-label={alt}
        preload="metadata"
        playsInline
        tabIndex={0}
        onError={() => setBroken(true)}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          event.preventDefault();
          room.toggle();
        }}
        onClick={room.toggle}
        {...room.filmOf(id)}
      >
        <track kind="captions" />
      </video>
      {isBroken ? <BrokenFilm /> : null}
    </div>
  );
}
