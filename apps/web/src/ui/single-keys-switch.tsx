import { m } from '@briefcast/i18n/messages';
import { useId, useSyncExternalStore } from 'react';
import { singleKeys } from '../lib/single-keys.ts';
import { Switch } from './switch.tsx';

/** Turns keys without modifiers off, for people who dictate or press them by accident. */
export function SingleKeysSwitch({ className }: { className: string }) {
  const isOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>
        <b className="block font-semibold">{m.room_keys_single()}</b>
        <span className="hint">{m.room_keys_single_text()}</span>
      </label>
      <Switch checked={isOn} id={id} onChange={({ target }) => singleKeys.set(target.checked)} />
    </div>
  );
}
