import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { Select } from '../../../ui/select.tsx';
import type { Fields } from './setting-fields.tsx';
import { changedIn, partOf, refusedIn, type SettingPart, settingParts } from './setting-parts.ts';
import '../../../styles/setting-rail.css';

interface SettingRailProps {
  form: Fields;
  current: SettingPart;
  hrefOf: (part: SettingPart) => string;
  onOpen: (part: SettingPart) => void;
}

/** Parts of the settings with their state: a list, on phones one field. */
export function SettingRail({ form, current, hrefOf, onOpen }: SettingRailProps) {
  const refused = refusedIn(form.formState.errors);
  const changed = changedIn(form);
  const stateOf = (part: SettingPart) => {
    const count = refused.filter((name) => partOf(name) === part).length;
    if (count > 0) return { text: m.settings_refused({ count: formatCount(count) }), tone: 'red' };
    if (changed.some((name) => partOf(name) === part)) return { text: m.settings_changed(), tone: 'yellow' };
    if (!part.switches) return null;
    const isOn = part.switches.some((name) => form.watch(name));
    return { text: isOn ? m.settings_on() : m.settings_off(), tone: undefined };
  };
  return (
    <>
      <nav aria-label={m.admin_settings()} className="setting-rail">
        {settingParts.map((part) => {
          const state = stateOf(part);
          return (
            <Link
              key={part.id}
              to={hrefOf(part)}
              replace
              aria-current={part === current ? 'page' : undefined}
            >
              <part.Icon aria-hidden className="ic" />
              <span>{part.label()}</span>
              {state ? <small data-tone={state.tone}>{state.text}</small> : null}
            </Link>
          );
        })}
      </nav>
      <Select
        className="lg:hidden!"
        aria-label={m.admin_settings()}
        options={settingParts.map((part) => {
          const state = stateOf(part);
          const label = state ? `${part.label()} (${state.text})` : part.label();
          return { value: part.id, label };
        })}
        value={current.id}
        onChange={({ target }) => {
          const part = settingParts.find(({ id }) => id === target.value);
          if (part) onOpen(part);
        }}
      />
    </>
  );
}
