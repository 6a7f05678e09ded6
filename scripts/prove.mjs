/**
 * `npm run prove [-- NAME …]`: the proofs of `npm test` at full length; the proof that removes the checks one
 * at a time; the frames of videos in the browsers that the tests do not use; and the builds. Names: fuzz,
 * kills, uploads, outages, neighbours, releases, races, ledger, credits, negotiations, bytes, films, checks,
 * browsers, builds, deploy, versions, rehearsal; by default all. Environment variables such as PROOF_CALLS and PROOF_SEED override the full numbers.
 */
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, node24 } from './lib/node24.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBuilt } from './lib/product.mjs';
import { run } from './lib/run.mjs';
import { command, PlainError, say, seconds } from './lib/say.mjs';
import { ensureTestPrograms } from './lib/system-packages.mjs';
import { failedFiles, passedIn } from './lib/tests/report.mjs';
import { runVitest } from './lib/tests/runners.mjs';

/**
 * @typedef {object} Proof
 * @property {string} title
 * @property {string[]} projects
 * @property {string[]} files Below apps/server.
 * @property {Record<string, string>} numbers How much of it, by environment variable.
 */

/** @type {Record<string, Proof>} */
const proofs = {
  fuzz: {
    title: 'Malformed requests to every route',
    projects: ['server-postgres'],
    files: ['src/fuzz.test.ts'],
    numbers: { PROOF_CALLS: '100000' },
  },
  kills: {
    title: 'Killed processes',
    projects: ['server-postgres'],
    files: ['src/fleet/kills.test.ts'],
    numbers: { PROOF_KILLS: '1000' },
  },
  uploads: {
    title: 'Uploads that are cut, over two processes of which one is killed',
    projects: ['server-postgres'],
    files: ['src/fleet/uploads.test.ts'],
    numbers: { PROOF_UPLOADS: '200' },
  },
  outages: {
    title: 'A database that crashes, a rush, a clock that jumps',
    projects: ['server-postgres'],
    files: [
      'src/fleet/database-crashes.test.ts',
      'src/fleet/overload.test.ts',
      'src/fleet/outage.test.ts',
      'src/clock.test.ts',
    ],
    numbers: { PROOF_CRASHES: '20', PROOF_LOAD: '10000' },
  },
  neighbours: {
    title: 'One account that asks for the dearest of a full deal, and what another one waits',
    projects: ['server-postgres'],
    files: ['src/fleet/neighbours.test.ts', 'src/answer-bounds.test.ts'],
    numbers: { PROOF_NEIGHBOURS: '60' },
  },
  releases: {
    title: 'The last release and this one side by side on one database, forward and back',
    projects: ['server-postgres'],
    files: ['src/fleet/releases.test.ts'],
    numbers: { PROOF_RELEASES: '1' },
  },
  races: {
    title: 'Conflicting actions over two processes',
    projects: ['server-postgres'],
    files: ['src/fleet/races.test.ts'],
    numbers: { PROOF_RACES: '10000' },
  },
  ledger: {
    title: 'Random histories of the ledger against a model, over processes that are killed',
    projects: ['server-postgres'],
    files: ['src/fleet/ledger.test.ts'],
    numbers: { PROOF_STEPS: '100000' },
  },
  credits: {
    title: 'More briefs at once than credits, over two processes',
    projects: ['server-postgres'],
    files: ['src/fleet/ledger.test.ts'],
    numbers: { PROOF_BRIEFS: '10000' },
  },
  negotiations: {
    title: 'Random negotiations of briefs against a model',
    projects: ['server-postgres'],
    files: ['src/features/deals/negotiation-histories.test.ts'],
    numbers: { PROOF_NEGOTIATIONS: '10000' },
  },
  bytes: {
    title: 'Every byte of an evidence changed, one at a time',
    projects: ['server-embedded'],
    files: ['src/features/proof/check-evidence.test.ts'],
    numbers: { PROOF_EVERY: '1' },
  },
  films: {
    title: 'Hostile films',
    projects: ['server-embedded'],
    files: ['src/platform/media/hostile-films.test.ts'],
    numbers: { PROOF_FRAMES: '1000000' },
  },
};

/** @type {Record<string, { title: string, program: string, words?: string[], found: string }>} */
const programs = {
  checks: {
    title: 'Checks taken out, one at a time',
    program: 'tools/proof/check-the-checks.ts',
    found: 'see proof/CHECKS.md',
  },
  browsers: {
    title: 'Frames of films in other browsers',
    program: 'e2e/watch-browsers.ts',
    found: 'see the table above',
  },
  builds: {
    title: 'Installed, built and started where little is granted, and in a container image',
    program: 'tools/proof/builds.ts',
    found: 'see above',
  },
  deploy: {
    title: 'The files in deploy, by the programs that read them',
    program: 'tools/proof/deploy.ts',
    found: 'see above',
  },
  versions: {
    title: 'Back to a point in time, on a store that keeps versions',
    program: 'tools/proof/versions.ts',
    found: 'see above',
  },
  rehearsal: {
    title: 'Everything that production has, one fault after the other, and what people were told',
    program: 'scripts/rehearse.mjs',
    words: ['--quick'],
    found: 'see the table above',
  },
};
const names = [...Object.keys(proofs), ...Object.keys(programs)];

/** @param {Proof} proof */
async function prove({ projects, files, numbers }) {
  const report = await runVitest({
    projects,
    files: files.map((file) => `apps/server/${file}`),
    env: { ...numbers, ...process.env },
  });
  const passed = passedIn(report);
  const failed = failedFiles(report).flatMap((file) => file.failed).length + report.outside.length;
  // A file that is missing, or does not load, proves nothing.
  return { isProved: failed === 0 && passed > 0, found: `${passed} passed, ${failed} failed` };
}

/** @param {string} name */
async function runProgram(name) {
  const { program = '', words = [], found = '' } = programs[name] ?? {};
  const { code } = await run(node24(), [inRoot(...program.split('/')), ...words]);
  return { isProved: code === 0, found };
}

await command(async () => {
  checkNode();
  const asked = process.argv.slice(2).filter((name) => name !== 'all');
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`There is no proof "${unknown[0]}": name some of ${names.join(', ')}, or all.`);
  await ensureInstalled({ dev: true });
  await ensureTestPrograms();
  // The browsers test the built product, and its memory is measured in that form.
  await ensureBuilt();
  const rows = [];
  for (const name of asked.length > 0 ? asked : names) {
    const proof = proofs[name];
    const began = performance.now();
    say(`\n== ${(proof ?? programs[name])?.title}`);
    const { isProved, found } = proof ? await prove(proof) : await runProgram(name);
    const numbers = Object.entries(proof?.numbers ?? {}).map(
      ([key, usual]) => `${key}=${process.env[key] ?? usual}`,
    );
    rows.push([
      name,
      numbers.join(' '),
      found,
      isProved ? 'holds' : 'FAILED',
      seconds(performance.now() - began),
    ]);
    if (!isProved) process.exitCode = 1;
  }
  say(`\n${new Date().toISOString().slice(0, 10)}\n`);
  for (const row of [
    ['Proof', 'How much', 'Found', 'Verdict', 'Took'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]) {
    say(`| ${row.join(' | ')} |`);
  }
});
