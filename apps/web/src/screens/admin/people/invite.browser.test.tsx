import type { JoinLink } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAdmin, wholeList } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const link = (fields: Partial<JoinLink> = {}): JoinLink => ({
  ...{ id: idOf(80), code: 'palm-4210-reel', role: 'CREATOR', places: 20, joined: 3, state: 'OPEN' },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', expiresAt: '2099-03-15T12:00:00.000Z' },
  mails: { sent: 0, joined: 0 },
  ...fields,
});

let links: JoinLink[] = [];
beforeEach(() => {
  links = [];
  answerAdmin();
  server.returns('joinLinks.list', () => ({ joinLinks: links }));
  server.returns('admin.creators', { creators: [], ...wholeList([]) });
  signIn('admin');
});

const dialog = page.getByRole('dialog', { name: 'Invite people' });
async function open() {
  await openApp('/admin?tab=creators');
  await page.getByRole('button', { name: 'Invite people' }).click();
}
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

test('a link is created once for a double press, shown with its count, and ended after a question', async () => {
  await open();
  await expect.element(dialog.getByText('No links yet')).toBeVisible();
  server.returns('joinLinks.create', () => {
    links = [link()];
    return { joinLink: link() };
  });
  await dialog.getByLabelText('Places').fill('20');
  await dialog.getByRole('button', { name: 'Create link' }).dblClick();
  await expect.element(dialog.getByText('Creators, palm-4210-reel')).toBeVisible();
  await expect.element(dialog.getByText('3 of 20 joined')).toBeVisible();
  expect(server.calls('joinLinks.create')).toMatchObject([
    { body: { role: 'CREATOR', places: 20, days: 14 } },
  ]);
  await press('QR code');
  await expect.element(dialog.getByRole('img', { name: 'QR code of the link palm-4210-reel' })).toBeVisible();
  server.returns('joinLinks.end', () => {
    links = [link({ state: 'ENDED' })];
    return {};
  });
  await press('End');
  const question = page.getByRole('alertdialog', { name: 'End the link palm-4210-reel?' });
  await question.getByRole('button', { name: 'End' }).click();
  await expect.element(dialog.getByText('Ended')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Copy Link' })).not.toBeInTheDocument();
});

test('what cannot be a number of places is refused beside its field', async () => {
  await open();
  await dialog.getByLabelText('Places').fill('0');
  await press('Create link');
  await expect.element(dialog.getByLabelText('Places')).toHaveAttribute('aria-invalid', 'true');
  expect(server.calls('joinLinks.create')).toEqual([]);
});

test('a pasted list is read before it is sent, and who got no mail is told', async () => {
  links = [link()];
  await open();
  await dialog.getByRole('button', { name: 'Mail the link palm-4210-reel' }).click();
  const form = page.getByRole('dialog', { name: 'Mail your link' });
  const addresses = form.getByLabelText('E-mail addresses');
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect.element(form.getByText('Enter at least one address.')).toBeVisible();
  await addresses.fill('layla@haddad.example\nnoor(at)sands.example');
  await expect.element(form.getByText('Not an address: noor(at)sands.example')).toBeVisible();
  await send.click();
  expect(server.calls('joinLinks.mail')).toEqual([]);
  await addresses.fill('layla@haddad.example, Noor <noor@sands.example>');
  await expect.element(form.getByText('2 addresses')).toBeVisible();
  await form.getByLabelText('Language of the mail').selectOptions('العربية');
  await form.getByLabelText('Your own words').fill('We met at the fair.');
  server.returns('joinLinks.mail', { sent: 1, members: ['layla@haddad.example'], repeated: [] });
  await send.click();
  await expect.element(page.getByText('1 invitation is on its way')).toBeVisible();
  await expect.element(page.getByText('With an account already: layla@haddad.example')).toBeVisible();
  expect(server.calls('joinLinks.mail')).toMatchObject([
    {
      params: { id: idOf(80) },
      body: {
        emails: ['layla@haddad.example', 'noor@sands.example'],
        language: 'ar',
        note: 'We met at the fair.',
      },
    },
  ]);
  await expect.element(dialog).toBeVisible();
});
