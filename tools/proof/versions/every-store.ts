/** Requirements for every store, tried on a given one by the tests of it. */
import { PlainError } from '../../../scripts/lib/say.mjs';
import { faultsOf } from '../../../scripts/lib/tests/outcome.mjs';
import { failedFiles, passedIn } from '../../../scripts/lib/tests/report.mjs';
import { runVitest } from '../../../scripts/lib/tests/runners.mjs';

/** Runs them with the store at `url`, which STORAGE_URL could be; returns how many passed, and throws where one does not. */
export async function tryEveryStore(url: string): Promise<number> {
  const report = await runVitest({
    projects: ['server-postgres'],
    files: ['apps/server/src/platform/storage/storage.test.ts'],
    args: ['--testNamePattern=the store of PROOF_STORE_URL'],
    env: { PROOF_STORE_URL: url },
  });
  const faults = [...faultsOf(failedFiles(report)).map(({ what }) => what), ...report.outside];
  const passed = passedIn(report);
  if (faults.length > 0 || passed === 0)
    throw new PlainError(`What holds for every store:\n${faults.join('\n')}`);
  return passed;
}
