/**
 * A deal's complete review: drafts, comments on frames, a round of changes, a comparison of two versions, and
 * the delivery.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sampleNumberedFilm } from '../apps/server/src/platform/media/sample-films.ts';
import { readZip } from '../apps/server/src/testing/read-zip.ts';
import { callAs, signInAs } from './accounts.ts';
import { move, newBrief, newParties } from './deals.ts';
import { chooseFiles, sha256 } from './drafts.ts';
import { expectPrepared, numberShown } from './films.ts';
import { expect, test } from './fixtures.ts';
import { commentCard, drawAcross, expectCommentCard, expectWiped, goTo, writeComment } from './room.ts';

const title = 'Winter barrier serum';
const line = 'One continuous take';
const rate = { numerator: 30, denominator: 1 };
const upright = { rate, width: 320, height: 568 };
const films = {
  routine: sampleNumberedFilm({ ...upright, frames: 120 }),
  routineAgain: sampleNumberedFilm({ ...upright, frames: 105 }),
  unboxing: sampleNumberedFilm({ ...upright, frames: 60 }),
  wrong: sampleNumberedFilm({ ...upright, frames: 30 }),
};
const film = (name: string, buffer: Buffer) => ({ name, mimeType: 'video/mp4', buffer });
const anySize = { shape: null, minSeconds: null, maxSeconds: null, minWidth: null, minHeight: null };

interface StoryFile {
  id: string;
  originalName: string;
  version: number;
}

const status = (page: Page, text: string) =>
  expect(page.locator('header').getByText(text, { exact: true }).first()).toBeVisible();
/** Submits the draft on the deal's page. */
async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit Content' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted for review').last()).toBeVisible();
}

test('a film is reviewed, sent back, compared, approved and delivered', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const options = { ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' as const, locale: 'en-US' };
  const creator = await (await browser.newContext(options)).newPage();
  const brand = await (await browser.newContext(options)).newPage();
  // Without a time limit, an action on a missing element would wait for the test's whole time.
  for (const page of [creator, brand]) page.setDefaultTimeout(20_000);
  const parties = await newParties(brand);
  const dealId = await newBrief(brand, parties, title, {
    deliverables: ['UGC Video', 'Unboxing'],
    deliverableWishes: [
      { kind: 'UGC Video', ...anySize },
      { kind: 'Unboxing', ...anySize },
    ],
  });
  await move(creator, parties.creator, dealId, 'ACCEPTED');
  await signInAs(creator, parties.creator);
  await signInAs(brand, parties.brand);

  /** The brand's file of this name and version, once its playing form has been made. */
  async function submitted(originalName: string, version = 1): Promise<string> {
    const { deal } = await callAs<{ deal: { files: StoryFile[] } }>(
      brand,
      parties.brand.token,
      'GET',
      `/api/deals/${dealId}`,
    );
    const found = deal.files.find((file) => file.originalName === originalName && file.version === version);
    if (!found) throw new Error(`The brand has no ${originalName} in version ${version}`);
    await expectPrepared(brand, parties.brand, dealId, found.id);
    return found.id;
  }

  await test.step('the creator gathers films in a draft that the brand does not see', async () => {
    await brand.goto(`/brand-deal/${dealId}`);
    await status(brand, 'Accepted');
    await creator.goto(`/deal/${dealId}`);
    await chooseFiles(creator, 'Drop your files here or browse', [
      film('routine.mp4', films.routine),
      film('wrong.mp4', films.wrong),
      film('unboxing.mp4', films.unboxing),
    ]);
    for (const name of ['routine.mp4', 'wrong.mp4', 'unboxing.mp4'])
      await expect(creator.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await creator.getByRole('button', { name: 'Remove wrong.mp4' }).click();
    await creator.getByRole('button', { name: 'Remove file' }).click();
    await expect(creator.getByText('wrong.mp4')).toHaveCount(0);
    const kindOf = (name: string) => creator.getByRole('combobox', { name: `Deliverable of ${name}` });
    await kindOf('routine.mp4').selectOption('UGC Video');
    await kindOf('unboxing.mp4').selectOption('Unboxing');
    await expect(brand.getByText('No Content Submitted Yet')).toBeVisible();
  });

  await test.step('the creator confirms the guidelines and submits', async () => {
    await expect(creator.getByText('Confirm 1 line of the brief')).toBeVisible();
    await expect(creator.getByRole('button', { name: 'Submit Content' })).toBeDisabled();
    await creator.getByRole('checkbox', { name: line }).check();
    await submit(creator);
    await status(creator, 'Submitted');
    await status(brand, 'Submitted');
    await expect(brand.getByText('0 of 2 approved')).toBeVisible();
  });

  const firstId = await submitted('routine.mp4');
  await submitted('unboxing.mp4');

  await test.step('the brand comments on frames, draws on one and asks for something new', async () => {
    await brand.goto(`/review/${dealId}/${firstId}`);
    await expect.poll(() => numberShown(brand.locator('video'))).toBe(0);
    await goTo(brand, 95);
    await brand.keyboard.press('c');
    await writeComment(brand, 'The cut shows here.', { line });
    await expectCommentCard(brand, 'Comment 1, 00:03:05, In the brief, open');

    await goTo(brand, 40);
    await brand.keyboard.press('d');
    const surface = brand.getByRole('button', { name: /^Draw here\./ });
    await brand.getByRole('button', { name: 'Arrow (A)' }).click();
    await drawAcross(brand, surface);
    await writeComment(brand, 'The label is turned away.', { line });
    await expectCommentCard(brand, 'Comment 2, 00:01:10, In the brief, open');
    await expect(commentCard(brand, 2).getByText('Drawing: arrow')).toBeVisible();

    await goTo(brand, 7);
    await brand.keyboard.press('c');
    await writeComment(brand, 'Begin at the window.', { kind: 'New request' });
    await expectCommentCard(brand, 'Comment 3, 00:00:07, New request, open');
  });

  await test.step('the brand hands all of it over and approves the other film', async () => {
    await brand.getByRole('button', { name: 'Request Revision' }).click();
    const dialog = brand.getByRole('dialog', { name: 'Request Revision' });
    for (const text of ['The cut shows here.', 'The label is turned away.', 'Begin at the window.'])
      await expect(dialog.getByRole('checkbox', { name: text })).toBeChecked();
    await expect(dialog.getByText('Round 1 of 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(dialog).toBeHidden();
    await status(brand, 'Needs Revision');
    await brand.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'unboxing' }).click();
    await brand.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(brand.getByText('File approved')).toBeVisible();
  });

  await test.step('the creator accepts the request and ticks every task, in the list and in the room', async () => {
    await status(creator, 'Needs Revision');
    await commentCard(creator, 3).getByRole('button', { name: 'Accept', exact: true }).click();
    await commentCard(creator, 3).getByRole('checkbox', { name: 'Done' }).check();
    await expect(creator.getByText('1 of 3 done')).toBeVisible();
    await commentCard(creator, 1).getByRole('link', { name: 'Watch comment 1' }).click();
    for (const number of [1, 2])
      await commentCard(creator, number).getByRole('checkbox', { name: 'Done' }).check();
    for (const number of [1, 2, 3]) {
      await expect(
        creator.getByRole('article', { name: new RegExp(`^Comment ${number},.*, to check$`) }),
      ).toBeVisible();
    }
  });

  await test.step('the creator submits version 2 in the place of the first', async () => {
    await brand.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'routine' }).click();
    await creator.goto(`/deal/${dealId}`);
    await chooseFiles(creator, 'Upload a new version of routine.mp4', [
      film('routine-again.mp4', films.routineAgain),
    ]);
    await expect(creator.getByText(/^Version 2, /)).toBeVisible();
    await submit(creator);
    await expect(brand.getByText('Layla Haddad sent version 2')).toBeVisible();
  });

  await submitted('routine-again.mp4', 2);

  await test.step('the brand compares both by wipe', async () => {
    await brand.getByRole('link', { name: 'Watch v2' }).click();
    await brand.getByRole('link', { name: 'Compare', exact: true }).click();
    await brand.getByRole('radio', { name: 'Wipe' }).check({ force: true });
    const wipe = brand.getByRole('slider', { name: 'Line between v1 and v2' });
    await wipe.press('PageUp');
    await expect(wipe).toHaveAttribute('aria-valuenow', '60');
    await expectWiped(brand, { older: 0, newer: 0 });
    // The arrow keys move the line while it has the focus.
    await brand.getByRole('slider', { name: 'Position' }).press('End');
    await expectWiped(brand, { older: 119, newer: 104 });
    await expect(brand.getByText('The new version is 0.5 seconds shorter.')).toBeVisible();
    await brand.getByRole('link', { name: 'Back to the review' }).click();
  });

  await test.step('the brand confirms the tasks, approves, thinks again and completes', async () => {
    for (const number of [1, 2, 3])
      await commentCard(brand, number).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(brand.getByText('Nothing is open.')).toBeVisible();
    const approve = brand.getByRole('button', { name: 'Approve', exact: true });
    const question = brand.getByRole('dialog', { name: 'Complete this project?' });
    await approve.click();
    await expect(question).toBeVisible();
    // The toast that offers to undo the other video's approval may still be visible.
    const told = brand.locator('.toast').filter({ hasText: 'routine-again.mp4' });
    await told.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(brand.getByText('Approval undone')).toBeVisible();
    await expect(question).toBeHidden();
    await approve.click();
    const delivered = question.getByRole('list', { name: 'What is delivered' });
    for (const kind of ['UGC Video', 'Unboxing'])
      await expect(delivered.getByRole('listitem').filter({ hasText: kind })).toContainText('1 of 1');
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await expect(brand.getByText('Project completed')).toBeVisible();
    await status(creator, 'Completed');
  });

  await test.step('what the brand downloads is what the creator uploaded', async () => {
    await brand.getByRole('link', { name: 'Back to the project' }).click();
    const download = brand.waitForEvent('download');
    await brand.getByRole('link', { name: /^Download all/ }).click();
    const { 'checksums.txt': sums, ...masters } = await readZip(
      await readFile(await (await download).path()),
    );
    const uploaded = {
      'routine-again.mp4': sha256(films.routineAgain),
      'unboxing.mp4': sha256(films.unboxing),
    };
    const certificates = ['certificate-arabic.pdf', 'certificate-english.pdf'];
    expect(Object.keys(masters).sort()).toEqual([...certificates, ...Object.keys(uploaded)].sort());
    expect(
      Object.fromEntries(Object.entries(masters).map(([name, bytes]) => [name, sha256(bytes)])),
    ).toMatchObject(uploaded);
    for (const sum of Object.values(uploaded)) expect(String(sums)).toContain(sum);
  });
});
