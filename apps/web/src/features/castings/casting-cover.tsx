import type { CastingCard, Tone } from '@briefcast/contract';
import { mediaOfKind } from '@briefcast/contract/deals/deliverable-wishes';
import { Clapperboard, Image } from 'lucide-react';

const tones: readonly Tone[] = ['yellow', 'pink', 'aqua', 'green', 'blue', 'orange'];

/** Gives a casting always one tone, so that it is recognised. */
const toneOf = (id: string): Tone =>
  tones[[...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length] ?? 'yellow';

/** The upright sheet at the start of a notice: in a colour of its own, with a sign for film or picture. Decorative. */
export function CastingCover({ casting }: { casting: Pick<CastingCard, 'id' | 'deliverableWishes'> }) {
  const isFilm = casting.deliverableWishes.some(({ kind }) => mediaOfKind[kind].includes('VIDEO'));
  const Icon = isFilm ? Clapperboard : Image;
  return (
    <span aria-hidden className="casting-cover" data-tone={toneOf(casting.id)}>
      <Icon className="ic size-8!" />
    </span>
  );
}
