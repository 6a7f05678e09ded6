/** Kinds of jobs: what one carries, in which lane it is worked off, how often it is tried. Features declare their own. */

/**
 * What somebody waits for is quick; what takes much of the machine for some seconds is slow; encoding a film, which may
 * take an hour, is long.
 */
export type Lane = 'quick' | 'slow' | 'long';

/**
 * How many jobs of a lane a process works on at once. Mails wait for servers; pictures keep the processor busy. Of long
 * ones more are in hand than are worked on, so that the accounts they are for take turns (`fair-queue.ts`).
 */
export const laneWidths: Readonly<Record<Lane, number>> = { quick: 4, slow: 1, long: 4 };
export const lanes = Object.keys(laneWidths) as Lane[];

export interface JobKind<Payload> {
  /** As its rows name it: jobs of an older process must find their kind again. */
  readonly name: string;
  readonly lane: Lane;
  /** How often a job is tried before it is given up. */
  readonly attempts: number;
  /**
   * False where anybody may ask for it by an e-mail address: how long it took would tell whether the address has an
   * account, so that is not measured.
   */
  readonly isTimed: boolean;
  /** For the compiler alone: no kind has a value here. */
  readonly payload?: Payload;
}

/** A kind that carries nothing and comes again. */
export type RecurringKind = JobKind<Record<string, never>>;

const usualAttempts = 8;
/** Mail servers put strangers off for minutes and are down for hours: their jobs are tried for about a day. */
export const patientAttempts = 36;

/** Declares a kind of job. */
export const jobKind = <Payload>(
  name: string,
  { lane, attempts = usualAttempts, isTimed = true }: { lane: Lane; attempts?: number; isTimed?: boolean },
): JobKind<Payload> => ({ name, lane, attempts, isTimed });

/** Seconds until the next try: 2, 4, 8 … at most an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(3600, 2 ** attempts);
