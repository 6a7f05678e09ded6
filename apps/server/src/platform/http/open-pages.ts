/** The part of the built web app that renders its pages here (decision 7). */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@briefcast/contract';

/** Answers the renderer of the build that is there now; throws where none is. */
export type OpenPages = () => Promise<RenderPage>;

/** A renderer names the hashed files of its own build: after a new build, the old one's pages would miss them. */
export function openPages(folder: string): OpenPages {
  const file = join(folder, 'server', 'entry-server.js');
  let opened: { builtAt: number; render: Promise<RenderPage> } | undefined;

  return async () => {
    const { mtimeMs } = await stat(file);
    if (opened?.builtAt !== mtimeMs) {
      const address = `${pathToFileURL(file).href}?built=${mtimeMs}`;
      const render = import(address).then((module: { render: RenderPage }) => module.render);
      opened = { builtAt: mtimeMs, render };
      // What could not be loaded is tried again with the next page.
      render.catch(() => {
        opened = undefined;
      });
    }
    return opened.render;
  };
}
