import type { CastingCard } from '@briefcast/contract';
import { clsx } from 'clsx';

interface CastLineProps {
  casting: Pick<CastingCard, 'cast' | 'places'>;
  large?: boolean | undefined;
}

/** One little frame for each place, filled where somebody was cast; decorative, as the words are next to it. */
export function CastLine({ casting: { cast, places }, large = false }: CastLineProps) {
  return (
    <span aria-hidden className={clsx('cast-line', large && 'cast-line-lg')}>
      {Array.from({ length: places }, (_, place) => place).map((place) => (
        <i key={place} className={place < cast ? 'is-cast' : undefined} />
      ))}
    </span>
  );
}
