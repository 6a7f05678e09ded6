/** Kinds of jobs: the payload, the lane in which they run, how often they are tried. Features declare their own. */

/**
 * Quick: somebody waits for it. Slow: it loads the machine for some seconds. Long: encoding a video, which
 * may take an hour.
 */
export type Lane = 'quick' | 'slow' | 'long';

/**
 * How many jobs of a lane a process runs at once. Mails mostly wait for servers; pictures keep the processor
 * busy. More long jobs are taken than run at once, so that their accounts get equal shares (`fair-queue.ts`).
 */
export const laneWidths: Readonly<Record<Lane, number>> = { quick: 4, slow: 1, long: 4 };
export const lanes = Object.keys(laneWidths) as Lane[];

export interface JobKind<Payload> {
  /** The name in its rows, which must not change: jobs of an older process have to find their kind. */
  readonly name: string;
  /** Words on the admin's pages. */
  readonly text: () => string;
  readonly lane: Lane;
  /** How often a job is tried before it is given up. */
  readonly attempts: number;
  /**
   * Whether its duration is measured. False if anybody can trigger it with an e-mail address: the duration
   * would reveal whether the address has an account.
   */
  readonly isTimed: boolean;
  /** For the compiler alone: it never has a value. */
  readonly payload?: Payload;
}

/** A recurring kind, without a payload. */
export type RecurringKind = JobKind<Record<string, never>>;

const usualAttempts = 8;
/** Mail servers defer unknown senders for minutes and may be down for hours: these jobs are tried for about a day. */
export const patientAttempts = 36;

/** Declares a kind of job. */
export const jobKind = <Payload>(
  name: string,
  {
    text,
    lane,
    attempts = usualAttempts,
    isTimed = true,
  }: { text: () => string; lane: Lane; attempts?: number; isTimed?: boolean },
): JobKind<Payload> => ({ name, text, lane, attempts, isTimed });

/** Seconds until the next try: 2, 4, 8 … at most an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(3600, 2 ** attempts);
