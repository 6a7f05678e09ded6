/** The pauses before retries: long enough for a connection to recover, short enough for people to wait. */
const waitsMs = [400, 2000];
/** Number of repeated requests for a call under way, and the pause before each: as long as a server may take. */
const mostQuestions = 15;
const questionMs = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Repetition<Answer> {
  /** Whether an answer only says that nobody could answer. */
  isNone(answer: Answer): boolean;
  /** Whether it says that the earlier call is still being worked on, and will be answered. */
  isUnderWay(answer: Answer): boolean;
  /** Whether a retry still makes sense after a failure. */
  isWanted(): boolean;
}

/**
 * Makes a call until it is answered: three times where nobody answers, and for half a minute where it is under way. Only for
 * calls that may arrive twice without harm.
 */
export async function repeatUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  { isNone, isUnderWay, isWanted }: Repetition<Answer>,
): Promise<Answer> {
  let failures = 0;
  let questions = 0;
  for (;;) {
    const wait = waitsMs[failures];
    try {
      const answer = await call();
      if (isUnderWay(answer) && questions < mostQuestions) {
        questions += 1;
        await pause(questionMs);
        continue;
      }
      if (wait === undefined || !isNone(answer)) return answer;
    } catch (error) {
      if (wait === undefined || !isWanted()) throw error;
    }
    failures += 1;
    await pause(wait);
  }
}
