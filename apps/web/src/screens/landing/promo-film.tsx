import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPagesBegin } from '@briefcast/i18n/page-paths';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorState } from '../../ui/error-state.tsx';

interface PromoFilmProps {
  /** Audience of the film; its files under `/promo` are named so. */
  audience: 'brands' | 'creators';
  seconds: number;
  /** Three of the hero's kind, fanned out in front of the film. */
  pictures: readonly [string, string, string];
}

/** As large as the film in each state, so that nothing moves. */
const screen = 'aspect-video w-full';
const fan = [
  'start-[12%] top-[14%] w-[30%] -rotate-5 rtl:rotate-5',
  'start-[33%] top-[6%] w-[34%]',
  'start-[58%] top-[14%] w-[30%] rotate-5 rtl:-rotate-5',
];

/** One film at a time: the sounds of two would mix. */
function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  for (const video of document.querySelectorAll('video')) if (video !== currentTarget) video.pause();
}

/** Poster that becomes the film when it is pressed. Until then no part of the film is loaded. */
export function PromoFilm({ audience, seconds, pictures }: PromoFilmProps) {
  const [shown, setShown] = useState<'poster' | 'film' | 'failure'>('poster');
  const video = useRef<HTMLVideoElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const file = `/promo/${audience}`;

  function play() {
    // At once: some browsers play sound only from within the press itself.
    flushSync(() => setShown('film'));
    video.current?.focus();
    // Ignores a refusal, as the player's own button is there.
    video.current?.play().catch(() => undefined);
  }

  function fail() {
    const hadFocus = document.activeElement === video.current;
    flushSync(() => setShown('failure'));
    if (hadFocus) failure.current?.focus();
  }

  if (shown === 'failure') {
    return (
      <div ref={failure} tabIndex={-1} className={clsx(screen, 'grid place-items-center bg-surface p-6')}>
        <ErrorState onRetry={play}>{m.landing_film_not_loaded()}</ErrorState>
      </div>
    );
  }
  if (shown === 'film') {
    return (
      <video
        ref={video}
        src={`${file}.mp4`}
        poster={`${file}.webp`}
        aria-label={m.landing_film({ audience })}
        controls
        playsInline
        preload="none"
        className={screen}
        onPlay={pauseOthers}
        onError={fail}
      >
        <track
          kind="captions"
          src={`/promo${ownPagesBegin()}/${audience}.vtt`}
          srcLang={document.documentElement.lang}
          label={m.landing_captions()}
          default
        />
      </video>
    );
  }
  return (
    <button
      type="button"
      aria-label={m.landing_play_film({ audience, length: formatDuration(seconds) })}
      className={clsx(
        screen,
        'group relative block overflow-hidden bg-[color-mix(in_oklab,var(--k)_38%,var(--k-bg))] focus-visible:-outline-offset-4',
      )}
      onClick={play}
    >
      {pictures.map((picture, index) => (
        <span key={picture} className={clsx('frame absolute!', fan[index])}>
          <img src={`/art/${picture}.webp`} alt="" loading="lazy" decoding="async" />
        </span>
      ))}
      <span className="absolute start-4 bottom-4 grid size-14 place-items-center rounded-full bg-stage text-on-stage transition-colors group-hover:bg-cast group-hover:text-on-cast md:size-[72px]">
        <Play aria-hidden className="ic ms-1 size-6! fill-current md:size-7!" />
      </span>
      <span className="num absolute end-3 bottom-3 rounded-md bg-stage px-2 py-1 text-xs font-semibold text-on-stage">
        {formatDuration(seconds)}
      </span>
    </button>
  );
}
