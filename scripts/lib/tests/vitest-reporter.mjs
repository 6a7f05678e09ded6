/** Keeps what Vitest found in the shape of `report.mjs`. */
import { fromRoot, keepReport, plainReason } from './report.mjs';

/** @param {readonly { message: string }[]} errors @param {string} name */
const faults = (errors, name) => errors.map(({ message }) => ({ name, reason: plainReason(message) }));

/** @param {import('vitest/node').TestModule} module @returns {import('./report.mjs').TestFile} */
function fileOf(module) {
  const tests = [...module.children.allTests()];
  return {
    path: fromRoot(module.moduleId),
    // In a browser, its name follows in brackets.
    project: module.project.name.replace(/ \(.*\)$/u, ''),
    seconds: module.diagnostic().duration / 1000,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: [
      ...faults(module.errors(), 'before its tests'),
      ...[...module.children.allSuites()].flatMap((suite) => faults(suite.errors(), suite.fullName)),
      ...tests.flatMap((test) => faults((test.result().errors ?? []).slice(0, 1), test.fullName)),
    ],
  };
}

export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const files = modules.map(fileOf);
    const outside = [];
    for (const { message, VITEST_TEST_PATH } of unhandled) {
      const path = typeof VITEST_TEST_PATH === 'string' ? VITEST_TEST_PATH : undefined;
      const file = path && files.find((one) => one.path === fromRoot(path));
      if (file) file.failed.push(...faults([{ message }], 'outside of its tests'));
      else outside.push(plainReason(message));
    }
    keepReport({ files, outside });
  }
}
