/** How many uploads one address may send at once: each takes a connection and a file for as long as it lasts. */
import { AppError } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { isUpload } from '../byte-bodies.ts';
import { limits } from './table.ts';

const { refusal, retryAfterSeconds } = limits.uploads.ofAddress;

/**
 * Makes the app refuse further uploads with request.rate_limited, before anything of them is read. Counts
 * within this process.
 */
export function limitUploadsAtOnce(app: FastifyInstance, perAddress: number): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!isUpload(request)) return;
    const { ip } = request;
    const count = open.get(ip) ?? 0;
    if (count >= perAddress) throw new AppError(refusal, { retryAfterSeconds });
    open.set(ip, count + 1);
    reply.raw.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
    });
  });
}
