/** Reads who imports whom, from the sources themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** What every file imports: files of the repository as paths from its root, packages by their name. */
export type Imports = Map<string, string[]>;

const root = resolve(import.meta.dirname, '..');
const roots = [
  'packages/contract/src',
  'packages/i18n/src',
  'apps/server/src',
  'apps/web/src',
  'tools/demo',
  'tools/demo-art',
];
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.test\.tsx?$/.test(name);

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return isSource(entry.name) ? [path] : [];
  });
}

/** `import … from`, `export … from` and `import '…'` stand at the start of a line; `import('…')` anywhere. */
const statement = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
/** What is loaded with a file: no types, and nothing that is imported later. */
const loaded = /^(?:import|export)\b(?!\s+type\b)(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;
const commentLine = /^\s*(?:\/\/|\*|\/\*).*$/gm;

function matchesOf(patterns: readonly RegExp[], source: string): string[] {
  const code = source.replace(commentLine, '');
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier = '']) => specifier));
}

/** Every specifier that a source names. */
export const specifiersIn = (source: string): string[] => matchesOf([statement, dynamic], source);

/** Every specifier that is loaded together with a source. */
export const loadedBy = (source: string): string[] => matchesOf([loaded], source);

/** The file or package that a specifier means in a file. */
export function targetOf(file: string, specifier: string): string {
  if (specifier === '@briefcast/contract') return 'packages/contract/src/index.ts';
  // The compiled texts are made, and import nothing of the house.
  if (/^@briefcast\/i18n\/(messages|groups\/)/u.test(specifier) || specifier.startsWith('#texts/'))
    return specifier;
  const [, name, inPackage] = specifier.match(/^@briefcast\/(contract|i18n)\/(.+)$/) ?? [];
  if (name) return `packages/${name}/src/${inPackage}.ts`;
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return (
    candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate))) ?? path
  );
}

/** The imports of the contract, the server, the web app and the demo's drawings; tests are left out, as they may reach anywhere. */
export function readImports(): Imports {
  return new Map(
    roots
      .flatMap(sourcesBelow)
      .map((file) => [
        file,
        specifiersIn(readFileSync(join(root, file), 'utf8')).map((specifier) => targetOf(file, specifier)),
      ]),
  );
}

/** The files and packages that are loaded when a file is started, with all that these load. */
export function loadedFrom(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    if (!isSource(file)) continue;
    for (const specifier of loadedBy(readFileSync(join(root, file), 'utf8')))
      found.add(targetOf(file, specifier));
  }
  return found;
}

/** The first circle of imports, as the files on it; undefined when there is none. */
export function findCircle(imports: Imports): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const circle = imports.has(target) ? visit(target) : undefined;
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return undefined;
}
