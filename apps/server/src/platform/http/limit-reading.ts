/**
 * Limits how many lists and details are answered at once for one person; further requests of that person
 * wait. Writing an answer blocks the event loop, so everybody else waits for at most as many answers as run
 * at once. A page requests about five; an account that requests a hundred delays itself (rules/wire#bounds).
 */
import { type ConcurrencyLimiter, createConcurrencyLimiter } from '../limit-concurrency.ts';

const atOncePerPerson = 2;
/** More than a page requests at once; a browser opens six connections, or a hundred streams on one. */
const waitingPerPerson = 200;

/** Creates the limiter of a process, with the person as its key. */
export const createReadingLimiter = (): ConcurrencyLimiter =>
  createConcurrencyLimiter({
    atOnce: Number.POSITIVE_INFINITY,
    atOncePerKey: atOncePerPerson,
    waiting: Number.POSITIVE_INFINITY,
    waitingPerKey: waitingPerPerson,
  });
