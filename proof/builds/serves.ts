/** Whether a server that was started answers with its pages. */
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Installing and building included. */
const minutes = 10;

/**
 * Waits until the server is ready, reads its first page, and ends it. Returns null when all of that went well, else
 * what was wrong with all that the server printed.
 */
export async function serves(
  server: ChildProcessByStdio<null, Readable, Readable>,
  address: string,
): Promise<string | null> {
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      hasEnded = true;
      resolve();
    });
  });
  const deadline = Date.now() + minutes * 60_000;
  const isReady = () =>
    fetch(`${address}/api/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!hasEnded && Date.now() < deadline && !(await isReady())) await wait(500);
  const page = await fetch(address)
    .then((answer) => answer.text())
    .catch(() => '');
  server.kill('SIGTERM');
  await ended;
  return page.includes('Sign up for free') ? null : `The first page did not come.\n${output}`;
}
