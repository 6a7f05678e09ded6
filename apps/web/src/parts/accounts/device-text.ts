import type { Device } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

/** "Firefox on Windows", or the known part of it. */
export function deviceText({ browser, system }: Device): string {
  if (browser && system) return m.own_session_device({ browser, system });
  return browser ?? system ?? m.own_session_unknown();
}
