/**
 * A thread that asks for the same answers again and again, several at once, for a while: as much as one account can
 * ask for. A refusal makes it wait a moment. It reports the answers.
 */
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Asking {
  origin: string;
  token: string;
  paths: Record<string, string>;
  milliseconds: number;
  /** Number of concurrent calls of each path. */
  atOnce: number;
}

/** Result for one path: how often each status came, and the bytes of the largest answer. */
export interface Asked {
  statuses: Record<string, number>;
  largest: number;
}

const { origin, token, paths, milliseconds, atOnce }: Asking = workerData;
const end = performance.now() + milliseconds;
const asked: Record<string, Asked> = {};

async function sizeOf(answer: Response): Promise<number> {
  let size = 0;
  for await (const piece of answer.body ?? []) size += piece.length;
  return size;
}

async function askFor(name: string, path: string): Promise<void> {
  const found: Asked = { statuses: {}, largest: 0 };
  asked[name] ??= found;
  const told = asked[name];
  while (performance.now() < end) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(origin + path, { headers });
    const size = await sizeOf(answer);
    told.statuses[answer.status] = (told.statuses[answer.status] ?? 0) + 1;
    told.largest = Math.max(told.largest, size);
    if (answer.status !== 200) await setTimeout(200);
  }
}

await Promise.all(
  Object.entries(paths).flatMap(([name, path]) => Array.from({ length: atOnce }, () => askFor(name, path))),
);
parentPort?.postMessage(asked);
