/** The pauses before retries: long enough for a connection to recover, short enough for people to wait. */
const waitsMs = [400, 2000];

/** A call that the server is still working on will be answered: it is asked about for as long as a server may take. */
const underWayMs = 2000;
const mostUnderWay = 15;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Repetition<Answer> {
  /** Whether an answer only says that nobody could answer. */
  isNone(answer: Answer): boolean;
  /** Whether it says that the earlier call is still being worked on. */
  isUnderWay(answer: Answer): boolean;
  /** Whether a retry still makes sense after a failure. */
  isWanted(): boolean;
}

/**
 * Makes a call until it is answered, at most three times, not counting those after which it was still under way. Only for
 * calls that may arrive twice without harm.
 */
export async function repeatUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  { isNone, isUnderWay, isWanted }: Repetition<Answer>,
): Promise<Answer> {
  const waits = waitsMs.values();
  let underWay = 0;
  for (;;) {
    let wait: number | undefined;
    try {
      const answer = await call();
      if (isUnderWay(answer)) wait = underWay++ < mostUnderWay ? underWayMs : undefined;
      else if (isNone(answer)) wait = waits.next().value;
      if (wait === undefined) return answer;
    } catch (error) {
      wait = isWanted() ? waits.next().value : undefined;
      if (wait === undefined) throw error;
    }
    await pause(wait);
  }
}
