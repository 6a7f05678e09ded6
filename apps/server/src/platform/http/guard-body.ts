/**
 * Bodies come in time or not at all: a connection that brings a byte every two seconds would live for ever. Node's own
 * bound on a request's time is one for all, and would end uploads that are large and well; so what is small has a
 * deadline, and what is large a least rate.
 */
import type { IncomingMessage } from 'node:http';
import { AppError } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isUpload } from './byte-bodies.ts';

/** For every body. */
export interface BodyBounds {
  /** In which a body that is no upload has to be there. */
  wholeMilliseconds: number;
  /** What is left of a body after its answer is read and thrown away for so long, for clients that read only then. */
  drainMilliseconds: number;
  /** The most that is thrown away. */
  drainBytes: number;
}

/** A body has to be there before the call that waits for it is given up, which is after 30 s. */
const usualBounds: BodyBounds = {
  wholeMilliseconds: 20_000,
  drainMilliseconds: 60_000,
  drainBytes: 256 * 1024 * 1024,
};

/** For uploads, which may take as long as they bring something. */
export interface UploadPace {
  /** An upload is looked at each time that this has passed; the first time counts as well. */
  windowMilliseconds: number;
  leastBytesPerWindow: number;
}

/** Looked at once a minute, so that a short loss of the network ends nothing. One that brings nothing at all ends. */
export const uploadPace = ({
  uploadLeastBytesPerSecond,
}: Pick<Config, 'uploadLeastBytesPerSecond'>): UploadPace => ({
  windowMilliseconds: 60_000,
  leastBytesPerWindow: Math.max(1, 60 * uploadLeastBytesPerSecond),
});

const drainLookMilliseconds = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

const tooSlow = () => new AppError('request.timeout');

/** Ends the connection of a request that was answered, and whose body goes on for too long or with too much. */
function boundDrain(raw: IncomingMessage, { drainMilliseconds, drainBytes }: BodyBounds): void {
  const { socket } = raw;
  const before = socket.bytesRead;
  const end = Date.now() + drainMilliseconds;
  const timer = setInterval(
    () => {
      if (raw.complete || socket.destroyed) clearInterval(timer);
      else if (Date.now() >= end || socket.bytesRead - before > drainBytes) socket.destroy();
    },
    Math.min(drainLookMilliseconds, drainMilliseconds),
  );
  timer.unref();
}

/**
 * Makes the app refuse bodies that are not there in time with request.timeout, and end the connections of bodies that
 * go on after their answer. Uploads are held to their rate by `watchPace`.
 */
export function guardBodies(app: FastifyInstance, bounds: BodyBounds = usualBounds): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(raw)) return done();
    const giveUp = () => {
      // What has begun to answer is bounded by its own end.
      if (raw.complete || reply.sent) return;
      reply.send(tooSlow());
    };
    const timer = isUpload(request) ? undefined : setTimeout(giveUp, bounds.wholeMilliseconds).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      // Undefined for a request that came over no connection.
      if (raw.complete === false && !raw.socket.destroyed) boundDrain(raw, bounds);
    });
    done();
  });
}

/**
 * Watches how an upload comes. `refuse` is called once, with request.timeout, when it is too slow; not while the
 * request waits for us, as it does behind a slow disk or store. Returns how to stop watching.
 */
export function watchPace(
  raw: IncomingMessage,
  { windowMilliseconds, leastBytesPerWindow }: UploadPace,
  refuse: (reason: AppError) => void,
): () => void {
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = raw.socket.bytesRead - before;
    before = raw.socket.bytesRead;
    // What is there and not read yet was not slow to come.
    if (arrived >= leastBytesPerWindow || raw.readableLength > 0 || raw.complete) return;
    clearInterval(timer);
    refuse(tooSlow());
  }, windowMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
