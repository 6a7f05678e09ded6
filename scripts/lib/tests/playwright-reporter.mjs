/** Keeps what Playwright found in the shape of `report.mjs`. */
import { fromRoot, keepReport, plainReason } from './report.mjs';

/** A test that was not run because of another one is a fault of its file. @param {import('@playwright/test/reporter').TestCase} test */
function reasonOf(test) {
  const last = test.results.at(-1);
  if (!last || (last.status === 'skipped' && test.expectedStatus !== 'skipped'))
    return 'It was not run, because what ran before it ended the worker.';
  return plainReason(last.errors[0]?.message);
}

export default class PlaywrightReporter {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite;
  /** @type {string[]} */
  #outside = [];

  /** @param {unknown} _ @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_, suite) {
    this.#suite = suite;
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#outside.push(plainReason(error.message ?? error.value));
  }

  onEnd() {
    /** @type {Map<string, import('./report.mjs').TestFile>} */
    const files = new Map();
    for (const test of this.#suite?.allTests() ?? []) {
      const path = fromRoot(test.location.file);
      const file = files.get(path) ?? { path, project: 'browser', seconds: 0, passed: 0, failed: [] };
      files.set(path, file);
      file.seconds += test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      const isLeftOut = test.expectedStatus === 'skipped';
      if (test.ok() && !isLeftOut && test.results.some(({ status }) => status !== 'skipped'))
        file.passed += 1;
      else if (!isLeftOut)
        file.failed.push({ name: test.titlePath().slice(3).join(' › '), reason: reasonOf(test) });
    }
    keepReport({ files: [...files.values()], outside: this.#outside });
  }
}
