/**
 * The release before this one, from the history of the repository: its sources in a folder of their own, on the packages that
 * are installed for this one.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestBeside } from '../platform/version.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const migrations = 'apps/server/src/platform/database/migrations';

const git = (...words: string[]) =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function tryGit(...words: string[]): string | null {
  try {
    return git(...words) || null;
  } catch {
    return null;
  }
}

/**
 * The commit of the last release: its tag, or where it has none the one before the first migration that its kept backup does
 * not have. Null where there is no history.
 */
function commitOf(version: string, migrationsThen: number): string | null {
  const tagged = tryGit('rev-parse', '--verify', '--quiet', `v${version}^{commit}`);
  if (tagged) return tagged;
  const next = `${migrations}/${String(migrationsThen).padStart(4, '0')}_*.sql`;
  const added = tryGit('log', '--diff-filter=A', '--format=%H', '--', next)?.split('\n').at(-1);
  return added ? git('rev-parse', `${added}^`) : null;
}

/** Packages by links, but for those of the release itself. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules', '@briefcast'), { recursive: true });
  for (const name of readdirSync(installed).filter((one) => one !== '@briefcast'))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@briefcast', name));
}

export interface LastRelease {
  version: string;
  /** Its server's entry, which Node runs as it is. */
  entry: string;
  remove(): void;
}

const entryIn = (folder: string) => join(folder, 'apps', 'server', 'src', 'main.ts');

/**
 * Takes it from the history and compiles its texts, which takes a minute; `LAST_RELEASE_FOLDER` names one that was made so
 * before. Null where the repository has no history of it.
 */
export async function takeLastRelease(migrationsThen: number): Promise<LastRelease | null> {
  const made = process.env.LAST_RELEASE_FOLDER;
  if (made) return { version: oldestBeside, entry: entryIn(made), remove() {} };
  const commit = commitOf(oldestBeside, migrationsThen);
  if (!commit) return null;
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-last-release-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const archive = spawn('git', ['archive', commit, 'package.json', 'apps', 'packages', 'scripts'], {
    cwd: root,
  });
  const unpack = spawn('tar', ['x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  archive.stdout.pipe(unpack.stdin);
  await once(unpack, 'exit');
  linkPackages(folder);
  const texts = spawn(process.execPath, [join(folder, 'scripts', 'texts.mjs')], {
    cwd: folder,
    stdio: 'ignore',
  });
  const [code] = await once(texts, 'exit');
  if (code !== 0) {
    remove();
    throw new Error(`The texts of ${oldestBeside} could not be compiled`);
  }
  return { version: oldestBeside, entry: entryIn(folder), remove };
}
