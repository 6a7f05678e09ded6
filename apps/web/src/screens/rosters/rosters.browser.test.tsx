import type { RosterCreator, Rosters, SavedCreator } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { directoryPage, publicCreator } from '../../testing/directory.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const list = { id: idOf(40), name: 'Skincare core' };
const layla: SavedCreator = {
  creatorId: idOf(2),
  isFavourite: true,
  listIds: [],
  note: '',
  noteBy: null,
  notedAt: null,
};
const laylaAsShown: RosterCreator = {
  creatorId: idOf(2),
  name: 'Layla Haddad',
  creator: publicCreator(),
  facts: { completed: 20, submitted: 20, onTime: 19, replyMinutes: 180, rounds: 1.4 },
  projects: 3,
  running: 1,
};

/** A brand whose roster stores the changes. */
function keepRosters(start: Rosters = { lists: [list], saved: [layla] }) {
  let rosters = start;
  server.returns('rosters.read', () => rosters);
  server.returns('rosters.creators', () => ({
    creators: rosters.saved.map((saved) => ({ ...laylaAsShown, creatorId: saved.creatorId })),
  }));
  server.returns('rosters.save', ({ params, body }) => {
    const known = rosters.saved.find(({ creatorId }) => creatorId === params.creatorId);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const noted = body.note ? { noteBy: 'Rania Saleh', notedAt: '2026-11-20T10:00:00.000Z' } : {};
    const none = { ...layla, creatorId: params.creatorId, isFavourite: false };
    const saved: SavedCreator = { ...(known ?? none), ...given, ...noted };
    rosters = { ...rosters, saved: [saved, ...rosters.saved.filter((one) => one !== known)] };
    return { saved };
  });
  server.returns('rosters.addList', ({ body }) => {
    const added = { id: idOf(41), name: body.name };
    rosters = { ...rosters, lists: [...rosters.lists, added] };
    return { list: added };
  });
  return () => rosters;
}

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/rosters',
    title: 'Rosters',
    calls: ['rosters.read', 'rosters.creators'],
    loading: 'Loading rosters...',
    fill: () => void keepRosters(),
    filled: [
      'All saved',
      'Skincare core',
      'Layla Haddad',
      '19 of 20',
      '3 projects with you, 1 running',
      'Add a note',
    ],
    failing: ['Failed to load your rosters'],
    clear: () => void keepRosters({ lists: [], saved: [] }),
    empty: ['Nobody here yet', 'Favourites'],
    expired: 'log in',
  }));

test('a note is written, a list made, and the creator found in it', async () => {
  signIn(newBrand());
  const now = keepRosters();
  await openApp('/rosters');
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Layla Haddad to' });
  await dialog.getByLabelText('Note').fill('Ask for window light.');
  await dialog.getByLabelText('New list').fill('Ramadan');
  await dialog.getByRole('button', { name: 'Add list' }).dblClick();
  await expect.element(dialog.getByRole('checkbox', { name: 'Ramadan' })).toBeChecked();
  expect(server.calls('rosters.addList')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Favourites, Ramadan')).toBeVisible();
  expect(now().saved).toMatchObject([{ note: 'Ask for window light.', listIds: [idOf(41)] }]);
  await page.getByRole('button', { name: /^Skincare core/ }).click();
  await expect.element(page.getByText('Nobody here yet')).toBeVisible();
  await page.getByRole('button', { name: /^Ramadan/ }).click();
  await expect.element(page.getByText('Ask for window light.')).toBeVisible();
});

test('the bookmark of a card saves to the favourites at once', async () => {
  signIn(newBrand());
  server.returns('creators.directory', directoryPage([publicCreator()]));
  const now = keepRosters({ lists: [list], saved: [] });
  await openApp('/creators');
  await page.getByRole('button', { name: 'Save Layla Haddad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Layla Haddad to' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Favourites' })).toBeChecked();
  expect(now().saved).toMatchObject([{ isFavourite: true, note: '' }]);
});

test('endless names and texts stay within the page', async () => {
  signIn(newBrand());
  keepRosters({ lists: [list], saved: [{ ...layla, note: 'Day one and day seven always match.' }] });
  await expectWithinPage('/rosters');
});
