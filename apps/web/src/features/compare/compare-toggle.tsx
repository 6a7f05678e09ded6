import type { PublicCreator } from '@briefcast/contract';
import { mostCompared } from '@briefcast/contract/rules/compare-creators';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Scale } from 'lucide-react';
import { fullName } from '../../lib/full-name.ts';
import { setCompared, useCompared } from './compared.ts';

interface CompareToggleProps {
  creator: PublicCreator;
  /** Where it stands. */
  className: string;
}

/** Chooses a creator to be compared, or no longer; the others rest once there are four. Without script it is absent. */
export function CompareToggle({ creator, className }: CompareToggleProps) {
  const chosen = useCompared();
  const { id } = creator;
  const name = fullName(creator);
  const others = chosen.filter((one) => one.id !== id);
  const isChosen = others.length < chosen.length;
  return (
    <button
      type="button"
      className={clsx('frame-button noscript:hidden', isChosen && 'frame-button-light', className)}
      aria-pressed={isChosen}
      aria-label={m.compare_add({ name })}
      title={m.compare_now()}
      disabled={others.length === mostCompared}
      onClick={() =>
        setCompared(isChosen ? others : [...chosen, { id, name, picture: creator.profileImage }])
      }
    >
      <Scale aria-hidden className="ic" />
    </button>
  );
}
