/** Tells the build of the service worker which files the app consists of, in each language, which are built before it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageLanguages, pagesBegin } from '@briefcast/i18n/page-paths';
import type { Manifest, Plugin } from 'vite';
import { filesOf } from './client-build.ts';
import { fontsOfFirstScreen } from './fonts.ts';

const name = 'virtual:app-files';

/**
 * What is stored in advance, with what each loads later: the frame of every screen, and dashboards, deals and rooms.
 * Others are stored once they were used.
 */
const modules = [
  'index.html',
  'src/app/data-layout.tsx',
  'src/app/signed-in-layout.tsx',
  'src/app/room-layout.tsx',
  'src/screens/deals/brand-dashboard/brand-dashboard.tsx',
  'src/screens/deals/creator-dashboard/creator-dashboard.tsx',
  'src/screens/deals/brand-deal/brand-deal.tsx',
  'src/screens/deals/creator-deal/deal.tsx',
  'src/screens/deals/review-room/review-room.tsx',
];
/** As heavy as everything else together, and of no use without its document. */
const tooHeavy = ['src/features/review-room/player/open-pdf.ts'];

/** The modules that a module loads later, by itself or by what it imports. */
function loadedLater(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  const imported = (chunk.imports ?? []).flatMap((other) => loadedLater(manifest, other, seen));
  return [...(chunk.dynamicImports ?? []), ...imported];
}

function filesOfApp(manifest: Manifest, language: string): string[] {
  const missing = modules.filter((module) => !manifest[module]);
  if (missing.length > 0) throw new Error(`No files of their own in the build: ${missing.join(', ')}`);
  const needed = new Set([...modules, ...modules.flatMap((module) => loadedLater(manifest, module))]);
  const files = [...needed]
    .filter((module) => !tooHeavy.includes(module))
    .map((module) => filesOf(manifest, module));
  const assets = Object.values(manifest).map(({ file }) => file);
  return [
    ...new Set([
      ...files.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
      ...assets.filter((file) => fontsOfFirstScreen(language).test(file)),
    ]),
  ];
}

/** Provides `virtual:app-files` from the builds for browsers in the output folder and beside it. */
export function appFiles(): Plugin {
  let folder = '';
  return {
    name: 'app-files',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, '..');
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const version = createHash('sha256');
      const apps = pageLanguages.map((language) => {
        const begin = pagesBegin(language);
        const client = join(folder, begin, 'client');
        const manifest = readFileSync(join(client, '.vite', 'manifest.json'), 'utf8');
        version.update(manifest).update(readFileSync(join(client, 'index.html')));
        const files = filesOfApp(JSON.parse(manifest), language).map((file) => `/${file}`);
        return { language, page: `${begin}/app-shell`, files };
      });
      return [
        `export const version = ${JSON.stringify(version.digest('hex').slice(0, 12))};`,
        `export const appFiles = ${JSON.stringify(apps)};`,
      ].join('\n');
    },
  };
}
