/** Every screen in all relevant states: visited by the checks, and pictured. */
import type { Page } from '@playwright/test';
import { quickTag } from '../../scripts/lib/tests/tiers.mjs';
import { admins } from './admins.ts';
import { brands } from './brands.ts';
import { castings } from './castings.ts';
import { creators } from './creators.ts';
import { guests } from './guests.ts';
import { rooms } from './rooms.ts';
import { type Screen, seen } from './screen.ts';

export const screens: readonly Screen[] = [
  ...guests,
  ...brands,
  ...rooms,
  ...creators,
  ...castings,
  ...admins,
];

/** Looked at before every change, in English and some in Arabic; the full run looks at all. */
const quickLooks = {
  en: [
    ...['landing', 'creators', 'creator', 'log-in', 'send-brief', 'brand-dashboard', 'brand-deal-brief-sent'],
    ...['creator-dashboard', 'deal-submitted', 'review-room', 'payouts', 'castings', 'my-casting', 'admin'],
  ],
  ar: ['landing', 'brand-dashboard', 'deal-submitted', 'review-room'],
};

/** The tags of a look at a screen. Throws where a quick look names no screen. */
export function tagsOf({ name }: Screen, language: keyof typeof quickLooks): string[] {
  const unknown = quickLooks[language].find((quick) => !screens.some((screen) => screen.name === quick));
  if (unknown) throw new Error(`There is no screen "${unknown}" to look at.`);
  return quickLooks[language].includes(name) ? [quickTag] : [];
}

/** Opens a screen in the intended state. */
export async function openScreen(page: Page, screen: Screen, address: string): Promise<void> {
  await screen.before?.(page);
  await page.goto(address);
  await seen(screen.shows(page)).waitFor();
  await screen.open?.(page);
}
