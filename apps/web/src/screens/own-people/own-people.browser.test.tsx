import type { OwnPeople, OwnPerson } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFiles } from '../../testing/choose-files.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const path = '/rosters/people';
const since = '2027-01-12T10:00:00.000Z';
const link = { code: 'palm-4210-reel', places: 30, joined: 2, expiresAt: '2099-02-28T10:00:00.000Z' };
const layla = { id: idOf(2), name: 'Layla Haddad', image: null, isPublished: true };
const omar = { id: idOf(3), name: 'Omar Kattan', image: null, isPublished: false };
const people: OwnPerson[] = [
  { id: idOf(81), email: 'layla@haddad.example', state: 'JOINED', since, creator: layla },
  { id: idOf(82), email: null, state: 'JOINED', since, creator: omar },
  { id: idOf(83), email: 'mariam@mail.example', state: 'OPENED', since, creator: null },
  { id: idOf(84), email: 'sara@mail.example', state: 'BOUNCED', since, creator: null },
];
const keep = (answer: OwnPeople) => server.returns('ownPeople.read', answer);

beforeEach(() => signIn(newBrand()));

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path,
    title: 'Bring your own creators',
    calls: ['ownPeople.read'],
    loading: 'Loading people...',
    fill: () => keep({ link, people }),
    filled: [
      '2 of 30 joined',
      '2 of 4 joined',
      'Layla Haddad',
      'Came by your link',
      'mariam@mail.example',
      'Bounced',
    ],
    failing: ['Failed to load people'],
    clear: () => keep({ link: null, people: [] }),
    empty: ['Nobody invited yet', 'Open a link'],
    expired: 'log in',
  }));

test('a link is opened, and ended after a question', async () => {
  keep({ link: null, people: [] });
  server.returns('ownPeople.openLink', () => {
    keep({ link, people: [] });
    return { link };
  });
  server.returns('ownPeople.endLink', () => {
    keep({ link: null, people: [] });
    return {};
  });
  await openApp(path);
  await page.getByLabelText('People', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Open a link' }).click();
  await expect.element(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(server.calls('ownPeople.openLink')).toMatchObject([{ body: { places: 30, days: 30 } }]);
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect.element(page.getByRole('button', { name: 'Open a link' })).toBeVisible();
});

test('a list is read before anything is sent, and then invited once', async () => {
  keep({ link, people });
  server.returns('ownPeople.look', {
    toInvite: ['hana@seo.example'],
    known: ['layla@haddad.example'],
  });
  server.returns('ownPeople.invite', { invited: 1, known: [], later: [] });
  await openApp(path);
  await page.getByLabelText('E-mail addresses').fill('hana@seo.example\nlayla@haddad.example\nsara at gmail');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect.element(page.getByText('1 to invite')).toBeVisible();
  await expect.element(page.getByText('1 is here already')).toBeVisible();
  await expect.element(page.getByText('Unreadable: sara at gmail')).toBeVisible();
  expect(server.calls('ownPeople.invite')).toHaveLength(0);
  await page.getByLabelText('Language of the mail').selectOptions('ar');
  await page.getByRole('button', { name: 'Invite 1' }).dblClick();
  await expect.element(page.getByText('1 person invited')).toBeVisible();
  expect(server.calls('ownPeople.invite')).toMatchObject([
    { body: { emails: ['hana@seo.example'], language: 'ar' } },
  ]);
  await expect.element(page.getByLabelText('E-mail addresses')).toHaveValue('sara at gmail');
});

test('addresses of a CSV are taken, and a list that is too long is refused at its field', async () => {
  keep({ link, people });
  await openApp(path);
  const csv = new File(['Name,E-mail\nHana Seo,hana@seo.example\n'], 'creators.csv', { type: 'text/csv' });
  await chooseFiles('Choose a CSV', [csv]);
  await expect.element(page.getByLabelText('E-mail addresses')).toHaveValue('hana@seo.example');
  const many = Array.from({ length: 51 }, (_, number) => `c${number}@mail.example`).join('\n');
  await page.getByLabelText('E-mail addresses').fill(many);
  await expect.element(page.getByText('Up to 50 at a time.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read the list' })).toBeDisabled();
});

test('people are narrowed; who has no public page is briefed from here', async () => {
  keep({ link, people });
  await openApp(path);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect.element(page.getByText('Layla Haddad')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Joined', exact: true }).click();
  await expect.element(page.getByText('mariam@mail.example')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Send Brief/u })).toBeVisible();
  expect(page.getByRole('button', { name: /Send Brief/u }).elements()).toHaveLength(1);
});

test('a reviewer reads who came and invites nobody', async () => {
  signIn(newBrand({ memberRole: 'REVIEWER' }));
  keep({ link, people });
  await openApp(path);
  await expect.element(page.getByText('2 of 4 joined')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read the list' })).not.toBeInTheDocument();
});

test('endless names stay within the page', async () => {
  keep({ link, people });
  await expectWithinPage(path);
});
