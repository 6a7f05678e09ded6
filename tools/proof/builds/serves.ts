/** Whether a started server answers with its pages. */
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Including installation and build. */
const minutes = 10;

/**
 * Waits until the server is ready, reads its first page, and ends it. Returns null if all of that succeeded,
 * otherwise the problem with the server's output.
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
