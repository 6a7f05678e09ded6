/** An error that nobody handles ends a process, but not the work of those whom it serves. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { startProcess } from '../testing/fleet.ts';
import { clonePostgres } from '../testing/test-database.ts';

/** Loaded before the server: a signal makes the mistake that the server should not make itself. */
const mistake = "process.on('SIGUSR2', () => { Promise.reject(new Error('nobody hears this')) })";

test('what is in flight is answered, and the process says what happened', async () => {
  const database = await clonePostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'briefcast-unforeseen-'));
  const { child, origin } = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(mistake)}`,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'exit');
  try {
    const body = JSON.stringify({ email: 'nobody@x.example', password: 'morning-light-1' });
    const inFlight = request(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const answered = once(inFlight, 'response') as Promise<[IncomingMessage]>;
    await new Promise((resolve) => inFlight.write(body.slice(0, 10), resolve));
    // The server has it in hand when it has answered another one that came later.
    await fetch(`${origin}/api/health`);

    child.kill('SIGUSR2');
    await vi.waitFor(() => expect(fetch(`${origin}/api/health`)).rejects.toThrow(), { timeout: 5000 });
    inFlight.end(body.slice(10));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(401);
    // Kept, it would keep the process from ending.
    expect(answer.headers.connection).toBe('close');
    expect(await text(answer)).toContain('account.bad_credentials');
    expect((await ended)[0]).toBe(1);
    expect(output).toContain('nobody hears this');
  } finally {
    child.kill('SIGKILL');
    await ended;
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
