import type { PublicCreator } from '@briefcast/contract';
import { mostCompared } from '@briefcast/contract/rules/compare-creators';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { fullName } from '../../lib/full-name.ts';
import { setCompared } from './compared.ts';

interface CompareToggleProps {
  creator: PublicCreator;
  /** Of `useCompared`. */
  chosen: readonly PublicCreator[];
  /** Where it stands, and what it looks like there. */
  className: string;
}

/** Its look as a button beside another one. */
export const compareButton = 'btn btn-ghost flex-none aria-pressed:bg-primary aria-pressed:text-on-primary';

/** Chooses a creator to be compared, or no longer; the others rest once there are four. Without script it is absent. */
export function CompareToggle({ creator, chosen, className }: CompareToggleProps) {
  const others = chosen.filter(({ id }) => id !== creator.id);
  const isChosen = others.length < chosen.length;
  return (
    <button
      type="button"
      className={clsx('noscript:hidden', className)}
      aria-pressed={isChosen}
      aria-label={m.compare_add({ name: fullName(creator) })}
      disabled={others.length === mostCompared}
      onClick={() => setCompared(isChosen ? others : [...chosen, creator])}
    >
      {m.compare_choose()}
    </button>
  );
}
