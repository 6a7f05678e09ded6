/** The order of test files: the longest first, so that no core is idle at the end of a run. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../scripts/lib/paths.mjs';
import { readFullRun } from '../scripts/lib/tests/full-run.mjs';

const seconds = readFullRun()?.seconds ?? {};
const secondsOf = ({ moduleId }: TestSpecification) =>
  seconds[relative(root, moduleId).replaceAll('\\', '/')] ?? 0;

/** By what the last full run recorded. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
