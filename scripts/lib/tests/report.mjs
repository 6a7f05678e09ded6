/** The reports of both test runners in one shape: which files ran, how long, and what failed in them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name Of the test, with the names of its groups.
 * @property {string} reason
 */

/**
 * @typedef {object} TestFile
 * @property {string} path From the root of the repository.
 * @property {string} project
 * @property {number} seconds
 * @property {number} passed
 * @property {Fault[]} failed
 */

/**
 * @typedef {object} Report
 * @property {TestFile[]} files
 * @property {string[]} outside Errors that belong to no file.
 */

/** Names the file for a runner's reporter. */
export const reportVariable = 'TEST_REPORT';

/** @param {string} path */
export const fromRoot = (path) => relative(root, path).replaceAll('\\', '/');

/** @param {string} [reason] */
export const plainReason = (reason = '') => stripVTControlCharacters(reason).trim();

/** Keeps a report where the caller of the runner asked for it. @param {Report} report */
export function keepReport(report) {
  const file = process.env[reportVariable];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/**
 * The report that a runner kept. One that kept none, or failed without a fault, has an error outside of all files.
 * @param {string} file
 * @param {number} code Exit code of the runner.
 * @returns {Report}
 */
export function readReport(file, code) {
  if (!existsSync(file)) return { files: [], outside: [`The test runner ended with ${code} and no report.`] };
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const isExplained = report.outside.length > 0 || report.files.some(({ failed }) => failed.length > 0);
  if (code !== 0 && !isExplained)
    report.outside.push(`The test runner ended with ${code} and named no test.`);
  return report;
}

/** How many tests passed. @param {Report} report */
export const passedIn = ({ files }) => files.reduce((sum, { passed }) => sum + passed, 0);

/** @param {Report} report */
export const failedFiles = ({ files }) => files.filter(({ failed }) => failed.length > 0);
