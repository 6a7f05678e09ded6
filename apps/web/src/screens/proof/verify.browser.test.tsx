import type { Certificate, Licence } from '@briefcast/contract';
import { digestOf } from '@briefcast/contract/proof/sealed';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';
import { idOf } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const code = '0000-0000-0000';
/** Content of the licensed file. */
const licensed = 'the licensed bytes';
const salt = 'salt';
const sealed = <Value,>(value: Value) => ({ digest: digestOf(value, salt), salt, value });
const agreed = { at: '2026-11-09T07:02:40.000Z', entry: 1, by: sealed('Layla Haddad') };

const certificateWith = (sha256: string): Certificate => ({
  version: 1,
  code,
  number: 'BC-2026-1128-0000',
  dealId: idOf(40),
  issuedAt: '2026-11-28T11:14:02.000Z',
  licence: {
    isExclusive: true,
    territory: 'WORLDWIDE',
    isRoyaltyFree: true,
    from: '2026-11-28T11:14:02.000Z',
    until: null,
    law: 'AE-DU',
    terms: null,
  },
  files: [
    {
      id: idOf(41),
      name: 'morning-routine.mp4',
      version: 2,
      type: 'VIDEO',
      size: 8,
      width: 1080,
      height: 1920,
      durationSeconds: 24,
      sha256,
    },
  ],
  licensor: sealed({ name: 'Layla Haddad', place: null }),
  licensee: sealed({ name: 'Oasis Skin', place: null }),
  licensorAgreed: agreed,
  licenseeAgreed: agreed,
  deal: { digest: '', salt: null, value: null },
  signature: { name: '2026-A', publicKey: '00', signature: '00' },
});

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const choose = async (text: string, name: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    new File([text], name),
  );

test('tells the licensed file from another one, and that a signature does not hold', async () => {
  server.returns('proof.certificate', { certificate: certificateWith(await hashOf(licensed)), keys: [] });
  await openApp(`/verify/${code}`);
  await expect.element(page.getByText('Layla Haddad licensed one file to Oasis Skin')).toBeVisible();
  await expect.element(page.getByText('Not valid')).toBeVisible();
  await choose(licensed, 'renamed.mp4');
  await expect.element(page.getByRole('heading', { name: 'Match', exact: true })).toBeVisible();
  await choose('something else', 'IMG_4471.mov');
  await expect.element(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  await expect.element(page.getByText('nearest by name and size: morning-routine.mp4')).toBeVisible();
});

test('tells each use with its last day, where the brief named what the content is for', async () => {
  const certificate = certificateWith(await hashOf(licensed));
  const licence: Licence = {
    ...certificate.licence,
    isExclusive: false,
    territory: 'GCC',
    uses: [
      { place: 'OWN_ACCOUNTS', until: null },
      { place: 'PAID_ADS', until: '2027-02-28T00:00:00.000Z' },
    ],
    hasRawFootage: false,
  };
  server.returns('proof.certificate', { certificate: { ...certificate, licence }, keys: [] });
  await openApp(`/verify/${code}`);
  await expect.element(page.getByText('Not exclusive, royalty-free. Territory: GCC.')).toBeVisible();
  const uses = page.getByRole('list', { name: 'Usage rights' }).getByRole('listitem');
  await expect.element(uses.nth(0)).toMatchTextContent('Brand’s own accounts: no end date.');
  await expect
    .element(uses.nth(1))
    .toMatchTextContent('Paid ads from the brand’s accounts: until February 28, 2027.');
  await expect.element(uses.nth(2)).toMatchTextContent('Does not include the raw footage.');
});

test('says that there is no such certificate, and what is no code', async () => {
  server.refuses('proof.certificate', 'certificate.not_found');
  await openApp(`/verify/${code}`);
  await expect.element(page.getByText('No certificate has this code.')).toBeVisible();
  await page.getByRole('link', { name: 'Enter another code' }).click();
  await page.getByLabelText('Certificate code').fill('7KQ4');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect.element(page.getByText('This is not a code.')).toBeVisible();
});

describe('the code', () => {
  const field = page.getByLabelText('Certificate code');
  const lookUp = page.getByRole('button', { name: 'Look up' });

  test('is typed in groups, and can be pasted as a whole', async () => {
    server.refuses('proof.certificate', 'certificate.not_found');
    const app = await openApp('/verify');
    await field.click();
    await userEvent.keyboard('7kq4m2');
    await expect.element(field).toHaveValue('7KQ4-M2');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field).toHaveValue('7KQ4');
    await field.fill(' 0000 0000-0000 ');
    await expect.element(field).toHaveValue(code);
    await lookUp.click();
    await expect.poll(app.address).toBe(`/verify/${code}`);
  });

  test('keeps the caret where something is changed in the middle', async () => {
    await openApp('/verify');
    await field.fill('7KQ4-M2XD');
    const input = field.element() as HTMLInputElement;
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}9');
    await expect.element(field).toHaveValue('7K94-M2XD');
    expect(input.selectionStart).toBe(3);
  });

  test('fits a phone, a letter in each cell', async () => {
    await page.viewport(320, 640);
    await openApp('/verify');
    await field.fill('7KQ4-M2XD-91PA');
    const cells = [...document.querySelectorAll('.code-cells > i')].map((cell) => cell.textContent).join('');
    expect(cells).toBe('7KQ4M2XD91PA');
    const input = field.element() as HTMLInputElement;
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    expect(input.scrollLeft).toBe(0);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('that a form without script has sent opens its certificate, or is told to be none', async () => {
    server.returns('proof.certificate', { certificate: certificateWith(await hashOf(licensed)), keys: [] });
    await openApp(`/verify?code=${code}`);
    await expect.element(page.getByText('Layla Haddad licensed one file to Oasis Skin')).toBeVisible();
    await openApp('/verify?code=7KQ4');
    await expect.element(page.getByText('This is not a code.')).toBeVisible();
    await expect.element(field).toHaveValue('7KQ4');
  });
});

test('a file that is dropped first is checked as soon as its code is there', async () => {
  server.returns('proof.certificate', { certificate: certificateWith(await hashOf(licensed)), keys: [] });
  await openApp('/verify');
  await expect.element(page.getByRole('button', { name: /browse/u })).toBeVisible();
  await choose(licensed, 'morning-routine.mp4');
  await expect.element(page.getByText('morning-routine.mp4 is ready.')).toBeVisible();
  await expect.element(page.getByLabelText('Certificate code')).toHaveFocus();
  await page.getByLabelText('Certificate code').fill(code);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Match', exact: true })).toBeVisible();
});

test('a certificate that is dropped opens by the code within it', async () => {
  server.refuses('proof.certificate', 'certificate.not_found');
  const app = await openApp('/verify');
  await expect.element(page.getByRole('button', { name: /browse/u })).toBeVisible();
  const paper = new File([`%PDF-1.7 /URI (https://x.example/verify/${code})`], 'certificate.pdf', {
    type: 'application/pdf',
  });
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    paper,
  );
  await expect.poll(app.address).toBe(`/verify/${code}`);
});
