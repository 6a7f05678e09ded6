/** Tells the server's build of the browser's build, which is made first: its page and the files of its modules. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const name = 'virtual:client-build';

/** The files that a module needs at once: its own and those it imports, deepest last, and all their styles. */
function filesOf(
  manifest: Manifest,
  source: string,
  scripts = new Set<string>(),
  styles = new Set<string>(),
) {
  const chunk = manifest[source];
  if (!chunk || scripts.has(chunk.file)) return { scripts, styles };
  scripts.add(chunk.file);
  for (const file of chunk.css ?? []) styles.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, scripts, styles);
  return { scripts, styles };
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
      const files = Object.keys(manifest)
        .filter((source) => /^src\/.*\.tsx$/u.test(source))
        .map((source) => {
          const { scripts, styles } = filesOf(manifest, source);
          return [source, { scripts: [...scripts], styles: [...styles] }];
        });
      return [
        `export const template = ${JSON.stringify(template)};`,
        `export const filesOfModule = ${JSON.stringify(Object.fromEntries(files))};`,
      ].join('\n');
    },
  };
}
