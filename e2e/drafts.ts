/** Helpers for adding files to the draft of a deal. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Presses the control that opens the file dialog, and chooses these files. */
export async function chooseFiles(
  page: Page,
  button: string | RegExp,
  files: Parameters<Page['setInputFiles']>[1],
) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** A SHA-256 in lower-case hexadecimal. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
