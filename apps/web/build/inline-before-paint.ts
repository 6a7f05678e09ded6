/** Puts `src/before-paint.ts` into the page, where it costs no request before anything can be drawn. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const mark = '<!--before-paint-->';
const file = resolve(import.meta.dirname, '..', 'src', 'before-paint.ts');

/** The page's policy lets it run by its hash, which the server takes from the page (platform/http/inline-scripts.ts). */
export function inlineBeforePaint(): Plugin {
  return {
    name: 'inline-before-paint',
    async transformIndexHtml(html) {
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      // In a function, so that its names are its own.
      const script = await minify(file, `(() => {${code}})()`);
      return html.replace(mark, () => `<script>${script.code.trim()}</script>`);
    },
  };
}
