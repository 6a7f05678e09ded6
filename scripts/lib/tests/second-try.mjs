/** Tries failed tests once more, alone: those that pass are reported as flaky, the others fail. */
import { failedFiles, passedIn } from './report.mjs';
import { pureProjects } from './tiers.mjs';

/** @typedef {import('./report.mjs').TestFile} TestFile */
/** @typedef {import('./report.mjs').Report} Report */

/** More than so many failed files are no chance. */
const most = 10;

/**
 * @typedef {object} Found
 * @property {number} passed
 * @property {TestFile[]} failed
 * @property {TestFile[]} flaky Failed at first, and passed alone.
 * @property {string[]} outside
 * @property {TestFile[]} files All that ran, with how long they took at first.
 */

/**
 * @param {Report} first
 * @param {(failed: readonly TestFile[]) => Promise<Report>} runAlone
 * @returns {Promise<Found>}
 */
export async function withSecondTry(first, runAlone) {
  const failed = failedFiles(first);
  const { files, outside } = first;
  const found = { passed: passedIn(first), failed, flaky: /** @type {TestFile[]} */ ([]), outside, files };
  // A second try of what depends on its code alone could only hide a fault.
  const mayBeChance = failed.filter(({ project }) => !pureProjects.includes(project));
  if (mayBeChance.length === 0 || failed.length > most) return found;
  const second = await runAlone(mayBeChance);
  const passedAlone = (/** @type {TestFile} */ { path, project }) =>
    second.outside.length === 0 &&
    second.files.some((file) => file.path === path && file.project === project && file.failed.length === 0);
  const flaky = mayBeChance.filter(passedAlone);
  // An error that belongs to no file came with what failed, and is told with it where that passes alone.
  const isAllChance = flaky.length === failed.length;
  const errors = { path: 'outside of any test', project: '', seconds: 0, passed: 0 };
  const went = isAllChance
    ? outside.map((reason) => ({ ...errors, failed: [{ name: 'error', reason }] }))
    : [];
  return {
    ...found,
    passed: found.passed + flaky.reduce((sum, one) => sum + one.failed.length, 0),
    failed: failed.filter((file) => !flaky.includes(file)),
    flaky: [...flaky, ...went],
    outside: isAllChance ? [] : outside,
  };
}
