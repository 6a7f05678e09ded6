/** What a creator brings into the draft of a deal. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Presses what opens the browser's dialog for files, and chooses these. */
export async function chooseFiles(
  page: Page,
  button: string | RegExp,
  files: Parameters<Page['setInputFiles']>[1],
) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** A SHA-256 in small hexadecimal digits. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
