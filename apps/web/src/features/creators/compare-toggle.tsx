import type { PublicCreator } from '@briefcast/contract';
import { mostCompared } from '@briefcast/contract/creators/compare';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { fullName } from '../../lib/names.ts';
import { setCompared } from './compared.ts';

interface CompareToggleProps {
  creator: PublicCreator;
  /** The result of `useCompared`. */
  chosen: readonly PublicCreator[];
  /** The classes for its position and look. */
  className: string;
}

/** Look of the toggle as a button next to another one. */
export const compareButton = 'btn btn-ghost flex-none aria-pressed:bg-primary aria-pressed:text-on-primary';

/**
 * Adds a creator to the comparison, or removes them; disabled for others once there are four. Hidden without
 * scripts.
 */
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
