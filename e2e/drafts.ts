/** What a creator brings into the draft of a deal, on the page and without it. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, callAs } from './accounts.ts';
import { expect } from './fixtures.ts';

/** Presses what opens the browser's dialog for files, and chooses these. */
export async function chooseFiles(page: Page, button: string, files: Parameters<Page['setInputFiles']>[1]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** A SHA-256 in small hexadecimal digits. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Replacement {
  name: string;
  bytes: Buffer;
  /** The id of the file that was sent back. */
  replaces: string;
}

/** Uploads the next version of a file into the draft, as this person; one part holds it whole. */
export async function sendNextVersion(
  page: Page,
  who: Account,
  dealId: string,
  { name, bytes, replaces }: Replacement,
): Promise<void> {
  const { upload } = await callAs<{ upload: { id: string; parts: number } }>(
    page,
    who.token,
    'POST',
    '/api/uploads',
    { dealId, name, size: bytes.length, replaces, sha256: sha256(bytes) },
  );
  expect(upload.parts).toBe(1);
  const part = await page.request.put(`/api/uploads/${upload.id}/parts/1`, {
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
    },
    data: bytes,
  });
  expect(part.ok(), await part.text()).toBe(true);
  await callAs(page, who.token, 'POST', `/api/uploads/${upload.id}/complete`, {});
}
