/**
 * `npm run sbom`: lists the packages of the product. Writes a software bill of materials (CycloneDX) of what
 * an installation runs, or with `--dev` of everything, to sbom.cdx.json or the given file; prints the
 * licences; asks the registry for known vulnerabilities, and fails if there are some or it cannot be reached.
 */
import { writeFileSync } from 'node:fs';
import { isLicenceAllowed, lockedPackages } from './lib/licences.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command, PlainError, say } from './lib/say.mjs';

const [file = inRoot('sbom.cdx.json')] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withDevelopment = process.argv.includes('--dev');
const omit = withDevelopment ? [] : ['--omit=dev'];

async function writeBill() {
  const { code, output } = await run(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent', ...omit],
    { quiet: true },
  );
  if (code !== 0) throw new PlainError(`npm could not write the bill of materials:\n\n${output.trim()}`);
  writeFileSync(file, output.slice(output.indexOf('{')));
  say(`${JSON.parse(output.slice(output.indexOf('{'))).components.length} packages, listed in ${file}`);
}

function tellLicences() {
  const packages = lockedPackages().filter(({ isDevelopment }) => withDevelopment || !isDevelopment);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    say(`  ${String(count).padStart(4)}  ${licence}`);
  }
  const others = packages.filter((each) => !isLicenceAllowed(each));
  if (others.length > 0) {
    const lines = others.map(({ name, version, licence }) => `- ${name}@${version}: ${licence}`);
    throw new PlainError(
      `These licences are not on the list in scripts/lib/licences.mjs:\n${lines.join('\n')}`,
    );
  }
}

async function tellWeaknesses() {
  const { output } = await run('npm', ['audit', '--json', '--loglevel=silent', ...omit], { quiet: true });
  /** @type {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string }} */
  let found = {};
  try {
    found = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    // Other output is shown below.
  }
  if (!found.metadata) {
    throw new PlainError(
      `KNOWN WEAKNESSES WERE NOT LOOKED UP: the package registry did not answer the question. Run this where it can be reached.\n${found.message ?? output.trim()}`,
    );
  }
  const weak = Object.entries(found.vulnerabilities ?? {});
  if (weak.length === 0) return say('No known weaknesses.');
  const lines = weak.map(([name, { severity, range }]) => `- ${severity}: ${name} ${range}`);
  throw new PlainError(`Known weaknesses:\n${lines.join('\n')}`);
}

await command(async () => {
  await writeBill();
  tellLicences();
  await tellWeaknesses();
});
