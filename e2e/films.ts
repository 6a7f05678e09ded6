/** Videos in a deal whose frames show their number, and reading it from the page. */
import type { Locator, Page } from '@playwright/test';
import { type Account, type Client, callAs } from './accounts.ts';
import { expect } from './fixtures.ts';
import { readNumber } from './frames/read-number.ts';

interface WatchedFile {
  id: string;
  media?: { state: string } | null;
}

/** Adds a file to a deal as this person; returns its id. */
export async function addFilm(page: Client, who: Account, dealId: string, name: string, buffer: Buffer) {
  const answer = await page.request.post(`/api/files/upload/${dealId}`, {
    headers: { authorization: `Bearer ${who.token}` },
    multipart: { file: { name, mimeType: 'video/mp4', buffer } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = (await answer.json()) as { data: { file: { id: string } } };
  return data.file.id;
}

/** Waits until the playing form of a file has been made. */
export async function expectPrepared(page: Client, who: Account, dealId: string, fileId: string) {
  const state = async () => {
    const { deal } = await callAs<{ deal: { files: WatchedFile[] } }>(
      page,
      who.token,
      'GET',
      `/api/deals/${dealId}`,
    );
    return deal.files.find(({ id }) => id === fileId)?.media?.state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('READY');
}

/** The number visible in the video, read from a screenshot; null if no complete one is visible. */
export const numberShown = async (film: Locator): Promise<number | null> =>
  readNumber(await film.screenshot());

/** The frame that the room states. */
export const frameTold = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));
