/**
 * The lists and details that one person asks for at once are answered few at a time, and the others of that person wait:
 * each answer is written in one go, and what everybody else waits is at most as many of those as are in work. A page asks
 * for about five; an account that asks for a hundred delays itself (rules/wire#bounds).
 */
import { createTurns, type Turns } from '../take-turns.ts';

const atOncePerPerson = 2;
/** More than a page asks for together; a browser opens six connections, or a hundred streams on one. */
const waitingPerPerson = 200;

/** Makes the turns of a process, by the person who asks. */
export const createReadingTurns = (): Turns =>
  createTurns({
    atOnce: Number.POSITIVE_INFINITY,
    atOncePerKey: atOncePerPerson,
    waiting: Number.POSITIVE_INFINITY,
    waitingPerKey: waitingPerPerson,
  });
