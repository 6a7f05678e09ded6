import { m } from '@briefcast/i18n/messages';
import { useId, useSyncExternalStore } from 'react';
import { tellsNetwork } from '../../lib/network.ts';
import { Switch } from '../../ui/switch.tsx';
import { filmsOverWifi } from './films-over-wifi.ts';

const isOnAppleTouch = () => /iPhone|iPad/u.test(navigator.userAgent);

/** Whether films wait for Wi-Fi, where the browser can distinguish it from mobile data. */
export function WifiChoice() {
  const isOn = useSyncExternalStore(filmsOverWifi.subscribe, filmsOverWifi.get, () => false);
  const id = useId();
  const hint = useId();
  return (
    <div className="flex items-center gap-3">
      <Switch
        id={id}
        aria-describedby={hint}
        checked={isOn}
        onChange={({ target }) => filmsOverWifi.set(target.checked)}
      />
      <span className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {m.draft_wifi_only()}
        </label>
        <span id={hint} className="hint block">
          {m.draft_wifi_only_hint()}
        </span>
      </span>
    </div>
  );
}

/** Where uploads stop with the app, that is said. */
export const RestHint = ({ className }: { className: string }) =>
  isOnAppleTouch() ? <p className={`hint ${className}`}>{m.draft_rests()}</p> : null;

/** Notices and choices about uploads on this device; nothing on most computers. */
export function UploadChoices() {
  return (
    <>
      {tellsNetwork() ? (
        <div className="mt-4">
          <WifiChoice />
        </div>
      ) : null}
      <RestHint className="mt-2" />
    </>
  );
}
