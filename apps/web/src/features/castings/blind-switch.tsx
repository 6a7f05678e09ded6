import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Switch } from '../../ui/switch.tsx';
import type { Judging } from './judge-blind.ts';

/** Hides names and prices of everybody who applied, and shows them again. */
export function BlindSwitch({ judging: { isBlind, hide } }: { judging: Judging }) {
  const id = useId();
  return (
    <span className="flex items-center gap-3 text-sm font-semibold">
      <Switch checked={isBlind} id={id} onChange={(event) => hide(event.target.checked)} />
      <label htmlFor={id}>{m.compare_hide()}</label>
    </span>
  );
}
