/** All uploads on one page: what goes on here, what began elsewhere, and what has arrived. */
import { AppError, type ListedUpload, partBytes } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetUpload, keepUpload, readKeptUploads } from '../../features/drafts/kept-uploads.ts';
import { tellOtherTabs } from '../../features/drafts/other-tabs.ts';
import { startUpload } from '../../features/drafts/running-uploads.ts';
import { chooseFiles, picture } from '../../testing/choose-files.ts';
import { dealFile, dealItem } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { uploadOf } from '../../testing/uploads.ts';
import { walkStates } from '../../testing/walk-states.ts';

/** Person of their own, as arrived files are listed as long as the page is open. */
const creator = { ...newCreator(), id: idOf(8) };
const deal = dealItem({ id: idOf(10), title: 'Cold-brew in four pours', status: 'IN_PROGRESS' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const part = { number: 1, sha256: '0'.repeat(64) };

/** Begun elsewhere: half of its 16 MiB are there. */
const { digests: _, ...elsewhere } = uploadOf({
  id: idOf(51),
  name: 'hammam.mp4',
  size: 2 * partBytes,
  parts: 2,
  received: [1],
});

let begun: ListedUpload[];

beforeEach(() => {
  begun = [];
  signIn(creator);
  server.returns('deals.creatorDeals', { deals: [deal], nextCursor: null });
  server.returns('uploads.list', () => ({ uploads: begun }));
  server.returns('uploads.begin', ({ body: { dealId, name, size } }) => ({
    upload: uploadOf({ dealId, name, size }),
  }));
  server.returns('uploads.read', { upload: uploadOf() });
  server.returns('uploads.writePart', { part });
  server.returns('uploads.cancel', ({ params }) => {
    begun = begun.filter(({ id }) => id !== params.id);
    return {};
  });
  server.refuses('uploads.complete', 'draft.replaced_unknown');
});

describe('an upload of this page', () => {
  test('says how far it is and for which deal, can be paused, and goes on', async () => {
    server.waits('uploads.writePart');
    startUpload(deal.id, picture('film.png'));
    await openApp('/uploads');
    await expect.element(item('film.png').getByText('Uploading')).toBeVisible();
    await expect
      .element(item('film.png').getByRole('link', { name: deal.title }))
      .toHaveAttribute('href', `/deal/${deal.id}`);
    await button('Pause: film.png').click();
    await expect.element(item('film.png').getByText('Paused')).toBeVisible();
    await expect.element(page.getByText(/^Nothing of its .+ is uploaded yet\.$/u)).toBeVisible();
    await button('Resume: film.png').click();
    await expect.element(item('film.png').getByText('Uploading')).toBeVisible();
    await button('Stop: film.png').click();
    await expect.element(page.getByRole('heading', { name: 'Nothing is uploading' })).toBeVisible();
  });

  test('waits for the connection, and is tried at once', async () => {
    server.loses('uploads.writePart');
    startUpload(deal.id, picture('film.png'));
    await openApp('/uploads');
    await expect.element(page.getByText(/^Nothing of its .+ The upload starts by itself\.$/u)).toBeVisible();
    // The upload is tried again by itself, too: only from the press on does anything arrive.
    addEventListener('pointerdown', () => server.waits('uploads.writePart'), { once: true });
    await button('Try now: film.png').click();
    await expect.element(item('film.png').getByText('Uploading')).toBeVisible();
  });

  test('has no other button where "Try now" was, as soon as it goes on by itself', async () => {
    server.loses('uploads.writePart');
    startUpload(deal.id, picture('film.png'));
    await openApp('/uploads');
    await expect.element(button('Try now: film.png')).toBeVisible();
    const { left, right, top, bottom } = button('Try now: film.png').element().getBoundingClientRect();
    server.waits('uploads.writePart');
    await expect.element(item('film.png').getByText('Uploading')).toBeVisible();
    await expect.element(button('Pause: film.png')).toBeVisible();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect(there?.closest('button') ?? null).toBeNull();
  });

  test('that is refused says why', async () => {
    server.returns('uploads.writePart', () => {
      throw new AppError('file.type_not_accepted', { params: { accepted: 'deal' } });
    });
    startUpload(deal.id, picture('film.png'));
    await openApp('/uploads');
    await expect.element(item('film.png').getByText('Not accepted', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^This file type is not accepted/u)).toBeVisible();
  });

  test('is listed once it is in the draft, with the way there', async () => {
    // Signs in the uploader, who alone sees the file; the other tests use another person.
    signIn({ ...creator, id: idOf(9) });
    server.returns('uploads.complete', { file: dealFile(60) });
    startUpload(deal.id, picture('arrived.png'));
    const app = await openApp('/uploads');
    await expect.element(item('arrived.png').getByText('In the draft')).toBeVisible();
    server.refuses('deals.read', 'deal.not_found');
    await page.getByRole('link', { name: 'Open draft: arrived.png' }).click();
    await expect.poll(app.address).toBe(`/deal/${deal.id}`);
  });
});

test('what began elsewhere says how much is there, and goes on with its file', async () => {
  begun = [elsewhere];
  server.returns('uploads.read', { upload: { ...elsewhere, digests: ['0'.repeat(64)] } });
  await openApp('/uploads');
  await expect.element(item('hammam.mp4').getByText('File needed')).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: 'hammam.mp4' }))
    .toHaveAttribute('aria-valuenow', '50');
  await chooseFiles('Choose file: hammam.mp4', [picture('hammam.mp4')]);
  await expect.element(item('hammam.mp4').getByText('This is not the same file')).toBeVisible();
});

test('what another tab has says so, and is read again once that tab has finished it', async () => {
  begun = [elsewhere];
  tellOtherTabs(new Map([[elsewhere.id, 'GOING']]));
  await openApp('/uploads');
  await expect.element(item('hammam.mp4').getByText('Uploading in another tab')).toBeVisible();
  await expect.element(button('Choose file: hammam.mp4')).not.toBeInTheDocument();
  await expect.element(button('Stop: hammam.mp4')).not.toBeInTheDocument();

  tellOtherTabs(new Map([[elsewhere.id, 'PAUSED']]));
  await expect.element(item('hammam.mp4').getByText('Paused in another tab')).toBeVisible();

  begun = [];
  tellOtherTabs(new Map());
  await expect.element(page.getByRole('heading', { name: 'Nothing is uploading' })).toBeVisible();
});

test('what another tab was closed with asks for its file', async () => {
  begun = [elsewhere];
  tellOtherTabs(new Map([[elsewhere.id, 'GOING']]));
  await openApp('/uploads');
  await expect.element(item('hammam.mp4').getByText('Uploading in another tab')).toBeVisible();
  tellOtherTabs(new Map());
  await expect.element(item('hammam.mp4').getByText('File needed')).toBeVisible();
  await expect.element(button('Choose file: hammam.mp4')).toBeVisible();
});

test('what has arrived in part is given up after a question alone', async () => {
  begun = [elsewhere];
  const app = await openApp('/uploads');
  await app.goTo('/uploads#question');
  const question = page.getByRole('alertdialog');
  await button('Stop: hammam.mp4').click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await button('Stop: hammam.mp4').click();
  await expect.element(question).toBeVisible();
  await app.goBack();
  await expect.element(question).not.toBeInTheDocument();
  expect(app.address()).toBe('/uploads#question');
  expect(server.calls('uploads.cancel')).toEqual([]);
  await button('Stop: hammam.mp4').click();
  await button('Stop upload').click();
  await expect.element(item('hammam.mp4')).not.toBeInTheDocument();
  expect(server.calls('uploads.cancel').map(({ params }) => params.id)).toEqual([elsewhere.id]);
});

test('says what it knows while it loads, fails, is empty and has lost its session', () =>
  walkStates({
    visitor: creator,
    path: '/uploads',
    title: 'Uploads',
    calls: ['uploads.list'],
    loading: 'Loading uploads',
    fill: () => server.returns('uploads.list', { uploads: [elsewhere] }),
    filled: ['hammam.mp4', 'File needed'],
    failing: ['Failed to load uploads started elsewhere'],
    clear: () => server.returns('uploads.list', { uploads: [] }),
    empty: ['Nothing is uploading'],
    expired: 'log in',
  }));

test('what is given up while its file is being kept is not begun again when the app is opened', async () => {
  await openApp('/uploads');
  const kept = keepUpload(
    'a-key',
    { dealId: deal.id, replaces: null, uploadId: null },
    picture('given-up.png'),
  );
  await forgetUpload('a-key');
  await kept;
  expect(await readKeptUploads(creator.id)).toEqual([]);
});
