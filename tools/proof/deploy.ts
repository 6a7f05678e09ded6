/**
 * `npm run prove -- deploy`: holds the files in `deploy` against the programs that read them, those that are installed, and says
 * which were not tried.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { command, PlainError, say } from '../../scripts/lib/say.mjs';

interface Trial {
  program: string;
  words: readonly string[];
  /** Why what it says is not right although it ended well; null where it is. */
  fault?: (said: string) => string | null;
}

const deploy = (...path: string[]) => inRoot('deploy', ...path);

/** Maximum exposure of ten points, as systemd-analyze counts; below two is what it calls well protected. */
const mostExposure = 2;

function exposureFault(said: string): string | null {
  const exposure = Number(/exposure level for \S+: ([\d.]+)/u.exec(said)?.[1] ?? Number.NaN);
  return exposure < mostExposure
    ? null
    : `an exposure of ${exposure}, and less than ${mostExposure} is wanted`;
}

const scratch = mkdtempSync(join(tmpdir(), 'briefcast-deploy-'));

/** The unit with a Node that is there: it is asked whether its program can be run. */
function unitHere(): string {
  const path = join(scratch, 'briefcast.service');
  const unit = readFileSync(deploy('briefcast.service'), 'utf8');
  writeFileSync(path, unit.replace(/^ExecStart=\S+/mu, `ExecStart=${process.execPath}`));
  return path;
}

const trials: readonly Trial[] = [
  { program: 'promtool', words: ['check', 'rules', deploy('prometheus', 'briefcast-alerts.yml')] },
  { program: 'promtool', words: ['test', 'rules', deploy('prometheus', 'briefcast-alerts.test.yml')] },
  {
    program: 'promtool',
    words: ['check', 'config', '--syntax-only', deploy('prometheus', 'prometheus.yml')],
  },
  { program: 'caddy', words: ['validate', '--adapter', 'caddyfile', '--config', deploy('Caddyfile')] },
  {
    program: 'systemd-analyze',
    words: ['verify', '--man=no', unitHere()],
    // A key that it does not know is only mentioned.
    fault: (said) => said.trim() || null,
  },
  {
    program: 'systemd-analyze',
    words: ['security', '--offline=true', deploy('briefcast.service')],
    fault: exposureFault,
  },
  { program: 'kubeconform', words: ['-strict', '-summary', deploy('kubernetes', 'briefcast.yaml')] },
  {
    program: 'docker-compose',
    words: ['--file', inRoot('compose.yaml'), 'config', '--no-interpolate', '--quiet'],
  },
];

await command(async () => {
  const faults: string[] = [];
  for (const { program, words, fault } of trials) {
    const name = [program, ...words.slice(0, 2).filter((word) => /^[a-z]+$/u.test(word))].join(' ');
    const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    if (error) {
      say(`${name}: not tried, as ${program} is not installed`);
      continue;
    }
    const said = `${stdout}${stderr}`;
    const found = status === 0 ? (fault?.(said) ?? null) : said.trim();
    say(`${name}: ${found ?? 'well'}`);
    if (found !== null) faults.push(name);
  }
  rmSync(scratch, { recursive: true });
  if (faults.length > 0) throw new PlainError(`Not as they should be: ${faults.join(', ')}`);
});
