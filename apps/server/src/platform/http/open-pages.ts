/** The part of the built web app that renders its pages here (docs/decisions, "a plain way in"). */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadPublicPage } from '@briefcast/contract';

/** Returns the renderer of the current build; throws if there is none. */
export type OpenPages = () => Promise<ReadPublicPage>;

/** A renderer names the hashed files of its own build: after a new build, pages of the old renderer would miss them. */
export function openPages(folder: string): OpenPages {
  const file = join(folder, 'server', 'entry-server.js');
  let opened: { builtAt: number; readPage: Promise<ReadPublicPage> } | undefined;

  return async () => {
    const { mtimeMs } = await stat(file);
    if (opened?.builtAt !== mtimeMs) {
      const address = `${pathToFileURL(file).href}?built=${mtimeMs}`;
      const readPage = import(address).then((module: { readPage: ReadPublicPage }) => module.readPage);
      opened = { builtAt: mtimeMs, readPage };
      // After a failure, the next page tries to load it again.
      readPage.catch(() => {
        opened = undefined;
      });
    }
    return opened.readPage;
  };
}
