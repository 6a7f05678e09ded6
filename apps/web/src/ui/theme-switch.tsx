import { m } from '@briefcast/i18n/messages';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { setTheme, type Theme, useTheme } from '../lib/theme.ts';
import { IconButton } from './icon-button.tsx';

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

/** Turns from the system's theme to light to dark; its name says where it stands and what comes next. */
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
