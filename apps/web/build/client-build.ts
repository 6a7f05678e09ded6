/** Tells the server's build of the browser's build, which is made first: its page and the files of its modules. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const name = 'virtual:client-build';

interface Files {
  scripts: string[];
  styles: string[];
}

/** What a module needs at once: its own files and those of what it imports. */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Files {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return { scripts: [], styles: [] };
  seen.add(source);
  const imported = (chunk.imports ?? []).map((other) => filesOf(manifest, other, seen));
  return {
    scripts: [chunk.file, ...imported.flatMap(({ scripts }) => scripts)],
    styles: [...(chunk.css ?? []), ...imported.flatMap(({ styles }) => styles)],
  };
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
        .map((source) => [source, filesOf(manifest, source)]);
      return [
        `export const template = ${JSON.stringify(template)};`,
        `export const filesOfModule = ${JSON.stringify(Object.fromEntries(files))};`,
      ].join('\n');
    },
  };
}
