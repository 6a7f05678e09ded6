import { m } from '@briefcast/i18n/messages';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';

export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Switches at once and stores the choice; the script in the page's head applies it on the next visit. */
export function setTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be unavailable: the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The chosen theme, synchronised between all switches on the page. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

const steps: Record<Theme, { next: Theme; icon: typeof Sun }> = {
  system: { next: 'light', icon: SunMoon },
  light: { next: 'dark', icon: Sun },
  dark: { next: 'system', icon: Moon },
};

const switchLabels: Record<Theme, () => string> = {
  system: m.theme_is_system,
  light: m.theme_is_light,
  dark: m.theme_is_dark,
};

/** Cycles from the system's theme to light to dark; its label names the present theme and the next one. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const theme = useTheme();
  const { next, icon: Icon } = steps[theme];
  return (
    <IconButton
      className={className}
      label={switchLabels[theme]()}
      icon={<Icon aria-hidden className="ic" />}
      onClick={() => setTheme(next)}
    />
  );
}

const choices = [
  { theme: 'light', label: m.theme_light, Icon: Sun },
  { theme: 'dark', label: m.theme_dark, Icon: Moon },
  { theme: 'system', label: m.theme_system, Icon: Monitor },
] as const;

/** The three themes side by side, where a menu has room for them. */
export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <fieldset className="theme-choice">
      <legend className="sr-only">{m.theme_choice()}</legend>
      {choices.map(({ theme, label, Icon }) => (
        <IconButton
          key={theme}
          label={label()}
          aria-pressed={theme === chosen}
          icon={<Icon aria-hidden className="ic" />}
          onClick={() => setTheme(theme)}
        />
      ))}
    </fieldset>
  );
}
