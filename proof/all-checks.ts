/** Every check of the list. A new one goes into the file of its kind in `checks`, with the tests that should miss it. */
import { rules } from './checks/rules.ts';
import { sessions } from './checks/sessions.ts';
import { signed } from './checks/signed.ts';
import { textsAndFiles } from './checks/texts-and-files.ts';
import { whoMay } from './checks/who-may.ts';
import type { Check } from './lib/check.ts';

export const allChecks: readonly Check[] = [...whoMay, ...sessions, ...signed, ...textsAndFiles, ...rules];
