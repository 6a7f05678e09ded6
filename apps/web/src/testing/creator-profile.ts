/** The page on which a creator keeps the own profile, for tests. */
import type { OwnCreator, Site } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from './open-app.tsx';
import { newCreator, publishedCreator } from './people.ts';
import { signInWithProfile } from './profiles.ts';
import { server } from './stub-server.ts';

/** Filled in, but without a portfolio. */
export const basics: Partial<OwnCreator> = { ...publishedCreator(), isPublished: false, portfolio: [] };

export const press = (name: string) => page.getByRole('button', { name }).click();
export const edit = () => press('Edit Profile');
export const save = () => press('Save Changes');
export const tab = (name: string) => page.getByRole('tab', { name }).click();
export const bio = page.getByLabelText('Bio');
export const saved = page.getByText('Profile saved successfully!');
export const errors = page.getByRole('region', { name: 'Validation Errors' });

/** Opens the profile of a creator, and what it holds then. */
export async function openProfile(fields: Partial<OwnCreator> = {}, site?: Site) {
  const profile = signInWithProfile(newCreator(fields));
  const app = await openApp(paths.creatorProfile.href(), site);
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  return { ...profile, read: () => profile.read() as OwnCreator, app };
}

/** What the page asks for beside the profile. */
export function answerBesideProfile(): void {
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', {
    pendingDeals: 0,
    activeProjects: 0,
    completedProjects: 0,
    totalEarnings: 0,
  });
}
