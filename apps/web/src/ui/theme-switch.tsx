import { Moon, Sun, SunMoon } from 'lucide-react';
import { setTheme, type Theme, useTheme } from '../lib/theme.ts';
import { IconButton } from './icon-button.tsx';

const steps: Record<Theme, { next: Theme; icon: typeof Sun }> = {
  system: { next: 'light', icon: SunMoon },
  light: { next: 'dark', icon: Sun },
  dark: { next: 'system', icon: Moon },
};

/** Turns from the system's theme to light to dark; its name says where it stands and what comes next. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const theme = useTheme();
  const { next, icon: Icon } = steps[theme];
  return (
    <IconButton
      className={className}
      label={`Theme: ${theme}. Switch to ${next}`}
      icon={<Icon aria-hidden className="ic" />}
      onClick={() => setTheme(next)}
    />
  );
}
