import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProgramRunner } from './run-program.ts';

const limits = { seconds: 20, memoryMegabytes: 1050, fileMegabytes: 16 };
const node = (script: string) => [process.execPath, ['-e', script]] as const;

describe('a bounded program', () => {
  let folder: string;
  const runner = openProgramRunner();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'briefcast-program-'));
  });
  afterAll(async () => {
    runner.close();
    await rm(folder, { recursive: true });
  });

  it('tells what it printed', async () => {
    const { end, output } = await runner.run(...node('console.log("found")'), limits);
    expect([end, output.toString()]).toEqual(['done', 'found\n']);
  });

  it('is heard line by line while it runs, long lines cut', async () => {
    const script = `process.stderr.write('one\\ntwo\\rthr'); process.stderr.write('ee\\n' + 'x'.repeat(100000) + '\\nunended');`;
    const lines: string[] = [];
    await runner.run(...node(script), limits, (line) => lines.push(line));
    expect(lines.map((line) => line.slice(0, 5))).toEqual(['one', 'two', 'three', 'xxxxx']);
    expect(lines.at(-1)?.length).toBeLessThan(5000);
  });

  it('that fails, crashes or is not installed ends alone', async () => {
    expect((await runner.run(...node('process.exit(3)'), limits)).end).toBe('failed');
    expect((await runner.run(...node('process.abort()'), limits)).end).toBe('failed');
    expect((await runner.run('/no/such/program', [], limits)).end).toBe('absent');
    expect((await runner.run('no-such-program', [], limits)).end).toBe('absent');
  });

  it('that never ends is killed with what it started', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    // Its output is complete only once no process is left that could write more.
    expect((await runner.run(...node(script), { ...limits, seconds: 2 })).end).toBe('late');
  });

  it('that prints without end is stopped', async () => {
    const script = 'const line = "x".repeat(65536); for (;;) require("node:fs").writeSync(1, line);';
    expect((await runner.run(...node(script), limits)).end).toBe('failed');
  });

  it('is told no password or key of the installation', async () => {
    process.env.SECRET = 'of the installation';
    const { output } = await runner.run(...node('console.log(JSON.stringify(process.env))'), limits);
    delete process.env.SECRET;
    expect(output.toString()).not.toContain('of the installation');
  });

  it.runIf(process.platform === 'linux')('has no more memory than it may have', async () => {
    const script = 'const kept = []; for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));';
    const [command, args] = node(`
      process.on('exit', () => {});
      try { ${script} } catch { console.log(Math.round(process.memoryUsage().rss / 1024 / 1024)); }`);
    const { end, output } = await runner.run(command, args, limits);
    expect(end).not.toBe('late');
    expect(Number(output.toString())).toBeLessThan(limits.memoryMegabytes);
  });

  it.runIf(process.platform !== 'win32')('writes no larger file than it may', async () => {
    const path = join(folder, 'large');
    const script = `
      const file = require('node:fs').openSync(${JSON.stringify(path)}, 'w');
      for (;;) require('node:fs').writeSync(file, Buffer.alloc(1024 * 1024));`;
    expect((await runner.run(...node(script), limits)).end).toBe('failed');
    expect((await stat(path)).size).toBeLessThanOrEqual(16 * 1024 * 1024);
  });

  it('does not outlive its runner', async () => {
    const own = openProgramRunner();
    const running = own.run(...node('setInterval(() => {}, 1000)'), limits);
    own.close();
    expect((await running).end).toBe('stopped');
    expect((await own.run(...node('console.log(1)'), limits)).end).toBe('stopped');
  });
});
