/** Tells the server under which name the manifest of the build for browsers has what a route loads. */
import { dirname, posix } from 'node:path';
import type { Plugin } from 'vite';

const load = /\bload: \(\) =>\s*import\('([^']+)'\)/gu;

/** Writes the `module` of every `Late` (src/lib/page.ts), from what it imports. */
export function moduleNames(): Plugin {
  let root = '';
  return {
    name: 'module-names',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/(?:app\/routes|screens\/[\w-]+\/pages)\.tsx$/u },
      handler: (code, id) =>
        code.replaceAll(load, (written, imported: string) => {
          const module = posix.relative(root, posix.join(dirname(id), imported));
          return `module: ${JSON.stringify(module)}, ${written}`;
        }),
    },
  };
}
