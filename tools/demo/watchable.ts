/**
 * Forms that the demo's films of deals need to be watched in the review room, made beforehand: its first visitor
 * waits for no encoding, and a machine without ffmpeg shows the room whole.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmFindings, type KeptFindings } from '../../apps/server/src/features/files/film-findings.ts';
import { makeWatchable } from '../../apps/server/src/platform/media/make-proxy.ts';
import { openProgramRunner } from '../../apps/server/src/platform/media/run-program.ts';
import { withTemporaryFolder } from '../../apps/server/src/platform/media/temporary-folder.ts';

/** Paths of a film's forms: next to it. */
export const formsOf = (file: string) => ({
  proxy: file.replace(/\.mp4$/, '.proxy.mp4'),
  storyboard: file.replace(/\.mp4$/, '.storyboard.jpg'),
  found: file.replace(/\.mp4$/, '.found.json'),
});

/** Whether this is a film that a deal's two sides watch; the films of portfolios are played as they are. */
export const isWatched = (file: string): boolean => /^(deals|references)\/.*\.mp4$/.test(file);

/**
 * Returns a function that makes the forms of the film `file` of `folder`, next to it; it throws NotMade where
 * ffmpeg cannot.
 */
export function openFormMaker(folder: string): (file: string) => Promise<void> {
  const { run } = openProgramRunner();
  return async (file) => {
    const forms = formsOf(join(folder, file));
    const film = { path: join(folder, file), mimeType: 'video/mp4' };
    await withTemporaryFolder(async (temporary) => {
      const made = await makeWatchable(run, film, temporary, { onProgress: () => {} });
      if (!made.storyboard) throw new Error(`${file} is too short for a storyboard`);
      await copyFile(made.proxy.path, forms.proxy);
      await copyFile(made.storyboard.path, forms.storyboard);
      await writeFile(forms.found, `${JSON.stringify(filmFindings(made))}\n`);
    });
  };
}

/** Reads the forms of the film `file` of `folder`: the bytes of proxy and storyboard, and what was found out. */
export async function readForms(
  folder: string,
  file: string,
): Promise<{ proxy: Buffer; storyboard: Buffer; findings: KeptFindings }> {
  const forms = formsOf(join(folder, file));
  const [proxy, storyboard, found] = await Promise.all([
    readFile(forms.proxy),
    readFile(forms.storyboard),
    readFile(forms.found, 'utf8'),
  ]);
  return { proxy, storyboard, findings: JSON.parse(found) as KeptFindings };
}
