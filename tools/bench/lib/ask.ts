/** Single requests, timed exactly, because the load generator only reports whole milliseconds. */
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Makes one request over a kept-alive connection; returns the milliseconds until the last byte, and how many
 * bytes. Throws for a refusal.
 */
export function timeOf(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve({ ms: performance.now() - started, bytes });
        else reject(new Error(`${url}: ${answer.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}

/** Makes all requests, one after the other, within this many seconds; returns the milliseconds of each. */
export async function oneByOne(origin: string, paths: readonly string[], seconds: number): Promise<number[]> {
  const deadline = performance.now() + seconds * 1000;
  const times: number[] = [];
  for (const path of paths) {
    if (performance.now() > deadline) break;
    times.push((await timeOf(`${origin}${path}`)).ms);
  }
  return times;
}

/** The body as it comes, and its type. */
export async function bodyOf(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ bytes: Buffer; encoding: string | null }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        resolve({ bytes: Buffer.concat(pieces), encoding: answer.headers['content-encoding'] ?? null });
      });
    }).once('error', reject);
  });
}
