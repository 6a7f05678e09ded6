/** What a phone sends: what was written without a connection, uploads that go on, and what other apps share. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { callAs, picture, signInAs } from './accounts.ts';
import { addFile, move, newBrief, newParties } from './deals.ts';
import { expect, fromSetup, test } from './fixtures.ts';
import { startLine } from './phone-line.ts';

const executablePath = findChromium();

/** A browser whose storage is in a folder, so that it can be closed and opened again. */
const openBrowser = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    args: chromiumSwitches,
    baseURL: fromSetup('E2E_BASE_URL'),
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...(executablePath ? { executablePath } : {}),
  });

const firstPage = (context: BrowserContext): Page => {
  const [page] = context.pages();
  if (!page) throw new Error('The browser has no page');
  return page;
};

test('what was written without a connection goes out once and in order after the browser was closed', {
  tag: quickTag,
}, async ({ page: api }) => {
  const parties = await newParties(api);
  const { brand, creator } = parties;
  const id = await newBrief(api, parties, 'Cold-brew in four pours');
  await move(api, creator, id, 'ACCEPTED');
  const fileId = await addFile(api, creator, id, 'still.png');
  await move(api, creator, id, 'SUBMITTED');
  const asked = { text: 'Turn the label.', kind: 'IN_BRIEF' };
  const { comment } = await callAs<{ comment: { id: string } }>(
    api,
    brand.token,
    'POST',
    `/api/files/${fileId}/comments`,
    asked,
  );
  const review = { status: 'NEEDS_REVISION', feedback: 'Nearly.', commentIds: [comment.id] };
  await callAs(api, brand.token, 'PUT', `/api/files/${fileId}/status`, review);

  const folder = mkdtempSync(join(tmpdir(), 'briefcast-phone-'));
  try {
    const before = await openBrowser(folder);
    const page = firstPage(before);
    await signInAs(page, creator);
    await page.goto(`/deal/${id}`);
    const task = page.getByRole('article', { name: /^Comment 1/ });
    const log = page.getByRole('log', { name: 'Messages' });
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toBeVisible();
    await before.setOffline(true);
    for (const text of ['On set now.', 'New take is done.']) {
      await message.fill(text);
      await message.press('Enter');
      await expect(log.getByText(text)).toBeVisible();
    }
    await task.getByRole('button', { name: 'Reply' }).click();
    await page.keyboard.insertText('Turned.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Turned.')).toBeVisible();
    await task.getByRole('checkbox', { name: 'Done' }).check();
    await expect(log.getByText(/^Waiting for a connection, written/)).toHaveCount(2);
    await before.close();

    const after = await openBrowser(folder);
    await firstPage(after).goto('/creator-dashboard');
    await expect(firstPage(after).getByText('Sent: 2 messages, 1 comment, 1 tick')).toBeVisible();
    await after.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { deal } = await callAs<{ deal: { messages: { content: string }[] } }>(
    api,
    brand.token,
    'GET',
    `/api/deals/${id}`,
  );
  const written = deal.messages.map(({ content }) => content);
  expect(written.filter((content) => content !== 'still.png')).toEqual(['On set now.', 'New take is done.']);
  const list = await callAs<{ comments: { state: string; replies: { text: string }[] }[] }>(
    api,
    brand.token,
    'GET',
    `/api/files/${fileId}/comments`,
  );
  expect(list.comments).toMatchObject([{ state: 'TO_CHECK', replies: [{ text: 'Turned.' }] }]);
});

/** A creator's upload of two parts, of which the second does not come through until the way is given back. */
async function stuckUpload(browser: Browser) {
  // On the line and not in the page, where Playwright would copy every body.
  const line = await startLine(fromSetup('E2E_BASE_URL'));
  const context = await browser.newContext({ baseURL: line.url });
  const page = await context.newPage();
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Hammam weekend');
  await move(page, parties.creator, id, 'ACCEPTED');
  await signInAs(page, parties.creator);
  await page.goto(`/deal/${id}`);
  line.lose(/\/parts\/2$/u);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Drop your files here or browse' }).click();
  const png = picture('large.png');
  const buffer = Buffer.concat([png.buffer, randomBytes(9 * 1024 ** 2)]);
  await (await chooser).setFiles({ ...png, buffer });
  await expect(page.getByText('Waiting for the connection')).toBeVisible();
  const end = () => Promise.all([context.close(), line.cut()]);
  return { id, parties, page, context, giveBack: () => line.lose(null), end };
}

test('an upload of another tab says so until it has arrived', async ({ browser }) => {
  const { id, context, giveBack, end } = await stuckUpload(browser);

  const other = await context.newPage();
  await other.goto('/uploads');
  await expect(other.getByText('Uploading in another tab')).toBeVisible();
  await other.goto(`/deal/${id}`);
  await expect(other.getByText('Uploading in another tab')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Choose large.png again' })).toHaveCount(0);

  giveBack();
  await expect(other.getByText('Uploading in another tab')).toBeHidden();
  await expect(other.getByRole('button', { name: 'Remove large.png' })).toBeVisible();
  await end();
});

test('an upload goes on by itself after the page was loaded anew', async ({ browser }) => {
  const { id, parties, page, giveBack, end } = await stuckUpload(browser);
  giveBack();
  await page.goto('/creator-dashboard');
  await expect
    .poll(async () => {
      const { draft } = await callAs<{ draft: { files: { originalName: string }[] } }>(
        page,
        parties.creator.token,
        'GET',
        `/api/deals/${id}/draft`,
      );
      return draft.files.map(({ originalName }) => originalName);
    })
    .toEqual(['large.png']);
  await end();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what another app shares is kept through logging in, and goes into the draft of a deal', async ({
    page,
  }) => {
    const parties = await newParties(page);
    const id = await newBrief(page, parties, 'Carry-on for five days');
    await move(page, parties.creator, id, 'ACCEPTED');
    await signInAs(page, parties.creator);
    await page.goto('/creator-dashboard');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() => {
      localStorage.removeItem('authToken');
      localStorage.removeItem('authUser');
    });
    const { buffer } = picture('IMG_4417.png');
    // As the phone sends it: a form that leads to a page.
    await page.evaluate(
      (bytes) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.enctype = 'multipart/form-data';
        form.action = '/shared-files';
        const input = document.createElement('input');
        input.type = 'file';
        input.name = 'files';
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes)], 'IMG_4417.png', { type: 'image/png' }));
        input.files = files.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [...buffer],
    );
    await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible();
    await expect(page).toHaveURL(/\/shared-files$/u);
    const { token, user } = parties.creator;
    await page.evaluate(
      ([storedUser, storedToken]) => {
        localStorage.setItem('authUser', storedUser ?? '');
        localStorage.setItem('authToken', storedToken ?? '');
      },
      [JSON.stringify(user), token],
    );
    await page.goto('/shared-files');
    await page.getByRole('radio', { name: /^Carry-on for five days/ }).check();
    await page.getByRole('button', { name: 'Add to draft' }).click();
    await expect(page).toHaveURL(new RegExp(`/deal/${id}$`));
    await expect(page.getByRole('button', { name: 'Remove IMG_4417.png' })).toBeVisible();
  });
});
