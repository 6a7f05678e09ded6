/** What holds for every store, tried on a given one by the tests of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24 } from '../../../scripts/lib/node24.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { vitestCounts } from '../../../scripts/lib/reports.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { PlainError } from '../../../scripts/lib/say.mjs';

/** Runs them with the store at `url`, which STORAGE_URL could be; returns how many passed, and throws where one does not. */
export async function tryEveryStore(url: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'briefcast-every-store-'));
  const report = join(folder, 'vitest.json');
  try {
    const { code, output } = await run(
      node24(),
      [
        inRoot('node_modules', 'vitest', 'vitest.mjs'),
        ...['run', '--project', 'server-postgres', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${report}`,
        '--testNamePattern=the store of PROOF_STORE_URL',
        inRoot('apps', 'server', 'src', 'platform', 'storage', 'storage.test.ts'),
      ],
      { quiet: true, env: { ...process.env, PROOF_STORE_URL: url } },
    );
    const { passed } = vitestCounts(report);
    if (code !== 0 || passed === 0) throw new PlainError(`What holds for every store:\n${output.trim()}`);
    return passed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
