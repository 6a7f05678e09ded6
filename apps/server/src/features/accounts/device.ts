/** Browser and system in words, from what a browser says of itself. */
import type { Device } from '@briefcast/contract';
import bowser from 'bowser';

const kinds: Record<string, Device['kind']> = { desktop: 'COMPUTER', mobile: 'PHONE', tablet: 'TABLET' };

/** Reads the header User-Agent; what is not known of it is null. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'OTHER' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'OTHER',
  };
}
