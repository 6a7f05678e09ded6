/** `npm start` as a person or a process manager uses it: real processes, real signals. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort, portState } from '../scripts/lib/free-port.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';

const host = '127.0.0.1';
const folder = mkdtempSync(join(tmpdir(), 'briefcast-commands-'));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) {
    // The whole group: a test that fails must not leave the very process that it looks for.
    if (child.pid) killGroup(child.pid, 'SIGKILL');
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether anything of the group was there to be told. */
function killGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

interface Started {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function start(program: string, args: string[], env: Record<string, string>): Started {
  const child = spawn(program, args, {
    cwd: inRoot(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

async function until(what: () => Promise<boolean> | boolean, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (await what()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const isReady = (port: number) =>
  fetch(`http://${host}:${port}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The Node of the system, which may be older than the one that runs the server. */
function systemNode(): string {
  const outside = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return execFileSync('node', ['-p', 'process.execPath'], {
    env: { PATH: outside.join(delimiter) },
    encoding: 'utf8',
  }).trim();
}

describe('starting and stopping', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'briefcast-commands-data-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("npm start serves on the system's Node, ends when told to, and leaves nothing behind", async () => {
    const port = await freePort(host);
    const { child, output, ended } = start(systemNode(), [inRoot('scripts', 'start.mjs')], {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'commands-test-password',
    });
    expect(await until(() => isReady(port), 160_000), output()).toBe(true);

    child.kill('SIGTERM');
    await ended;
    const pid = child.pid ?? 0;
    expect(await until(() => !killGroup(pid, 0), 20_000), 'a process outlived npm start').toBe(true);
    expect(await portState(port, host)).toBe('free');
  });
});

describe('what is wrong is said in plain words', () => {
  it('a port that is taken', async () => {
    const other = createServer();
    const port = await freePort(host);
    await new Promise<void>((resolve) => other.listen(port, host, resolve));
    const { output, ended } = start('npm', ['start'], { PORT: String(port), DATA_DIR: join(folder, 'data') });
    expect(await ended).toBe(1);
    expect(output()).toContain(`Port ${port} is taken`);
    expect(output()).not.toContain('    at ');
    await new Promise((resolve) => other.close(resolve));
  });

  it('a data folder that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { output, ended } = start('npm', ['start'], { DATA_DIR: join(folder, 'file', 'data') });
    expect(await ended).toBe(1);
    expect(output()).toContain('cannot be written');
    expect(output()).toContain('DATA_DIR');
    expect(output()).not.toContain('    at ');
  });
});
