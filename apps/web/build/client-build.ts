/** Tells the server's build of the browser's build, which is made first: its page and the styles of its modules. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const name = 'virtual:client-build';

/** The styles that a module needs at once: its own and those of what it imports. */
function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  const imported = (chunk.imports ?? []).flatMap((other) => stylesOf(manifest, other, seen));
  return [...(chunk.css ?? []), ...imported];
}

/** Provides `virtual:client-build` to the server's build. */
export function clientBuild(): Plugin {
  let folder = '';
  return {
    name: 'client-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, '..', 'client');
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const template = await readFile(resolve(folder, 'index.html'), 'utf8');
      const manifest = JSON.parse(
        await readFile(resolve(folder, '.vite', 'manifest.json'), 'utf8'),
      ) as Manifest;
      const styles = Object.keys(manifest)
        .filter((source) => /^src\/.*\.tsx$/u.test(source))
        .map((source) => [source, stylesOf(manifest, source)]);
      return [
        `export const template = ${JSON.stringify(template)};`,
        `export const stylesOfModule = ${JSON.stringify(Object.fromEntries(styles))};`,
      ].join('\n');
    },
  };
}
