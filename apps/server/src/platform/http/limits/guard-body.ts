/**
 * Limits how long a request body may take: a connection that sends a byte every two seconds would stay open
 * for ever. Node's own time limit is the same for all requests and would end large uploads that make
 * progress; so a small body has a deadline, and an upload a minimum rate.
 */
import type { IncomingMessage } from 'node:http';
import { AppError } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { isUpload } from '../byte-bodies.ts';
import { limits } from './table.ts';

const { pace } = limits.uploads;

/** For every body. */
export interface BodyBounds {
  /** The time within which a body that is not an upload has to arrive. */
  wholeMilliseconds: number;
  /** How long the rest of a body is read and discarded after its answer, for clients that read only then. */
  drainMilliseconds: number;
  /** The most bytes that are discarded. */
  drainBytes: number;
}

/** For uploads, which may take as long as data keeps arriving. */
export interface UploadPace {
  /** The interval at which an upload's progress is checked; the first interval counts as well. */
  windowMilliseconds: number;
  leastBytesPerWindow: number;
}

/** The pace that an installation asks for; an upload without any progress ends in any case. */
export const uploadPace = ({
  uploadLeastBytesPerSecond,
}: Pick<Config, 'uploadLeastBytesPerSecond'>): UploadPace => ({
  windowMilliseconds: pace.windowMilliseconds,
  leastBytesPerWindow: Math.max(1, (pace.windowMilliseconds / 1000) * uploadLeastBytesPerSecond),
});

const drainLookMilliseconds = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Closes the connection of an answered request whose body goes on for too long or with too much. */
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
 * Makes the app refuse late bodies with request.timeout, and close the connections of bodies that go on after
 * their answer. The rate of uploads is checked by `watchPace`.
 */
export function guardBodies(app: FastifyInstance, bounds: BodyBounds = limits.bodies.time): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(raw)) return done();
    const giveUp = () => {
      // An answer in progress has limits of its own.
      if (raw.complete || reply.sent) return;
      reply.send(new AppError(limits.bodies.time.refusal));
    };
    const timer = isUpload(request) ? undefined : setTimeout(giveUp, bounds.wholeMilliseconds).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      // Undefined for a request that did not come over a connection.
      if (raw.complete === false && !raw.socket.destroyed) boundDrain(raw, bounds);
    });
    done();
  });
}

/**
 * Watches the progress of an upload. `refuse` is called once, with request.timeout, when it is too slow; not
 * while the request waits for us, as behind a slow disk or store. Returns a function that stops watching.
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
    // If there are unread bytes, it is not the sender who is slow.
    if (arrived >= leastBytesPerWindow || raw.readableLength > 0 || raw.complete) return;
    clearInterval(timer);
    refuse(new AppError(pace.refusal));
  }, windowMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
