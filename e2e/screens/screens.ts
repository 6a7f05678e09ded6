/** Every screen in all relevant states: visited by the checks, and pictured. */
import type { Page } from '@playwright/test';
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

/** Opens a screen in the intended state. */
export async function openScreen(page: Page, screen: Screen, address: string): Promise<void> {
  await screen.before?.(page);
  await page.goto(address);
  await seen(screen.shows(page)).waitFor();
  await screen.open?.(page);
}
