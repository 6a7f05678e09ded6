/** Films in a deal whose frames say which they are, and what a page shows of them. */
import type { Locator, Page } from '@playwright/test';
import { numberColumns } from '../apps/server/src/platform/media/sample-films.ts';
import { type Account, type Client, callAs } from './accounts.ts';
import { expect } from './fixtures.ts';

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

/** Waits until what is played of a file has been made. */
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

/** In the page: the number that a film's picture carries; null while it is on its way to another frame, and where none is drawn. */
function readNumber(video: HTMLVideoElement, columns: number): number | null {
  if (video.seeking || video.readyState < 2) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(video, 0, 0);
  const isLight = (column: number, part: number) => {
    const x = Math.round(((column + 0.5) * canvas.width) / columns);
    return (context.getImageData(x, Math.round(canvas.height * part), 1, 1).data[0] ?? 0) > 128;
  };
  // The lower half is the upper one inverted: without that the picture is not one of the film's.
  if (Array.from({ length: columns }).some((_, column) => isLight(column, 0.25) === isLight(column, 0.75)))
    return null;
  return Array.from({ length: columns }, (_, column) => isLight(column, 0.25)).reduce(
    (number, bit) => number * 2 + (bit ? 1 : 0),
    0,
  );
}

/** The number that the film's picture carries at this moment; null while it is on its way to another frame. */
export const numberShown = (film: Locator): Promise<number | null> =>
  film.evaluate(readNumber, numberColumns);

/** An expression for the number that the page's first film shows, in a page that Playwright does not drive. */
export const numberExpression = `(${readNumber})(document.querySelector('video'), ${numberColumns})`;

/** The frame that the room says is seen. */
export const frameTold = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));
