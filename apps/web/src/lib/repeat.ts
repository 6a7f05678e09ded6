/** The pauses before retries: long enough for a connection to recover, short enough for people to wait. */
const waitsMs = [400, 2000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Repetition<Answer> {
  /** Whether an answer only says that nobody could answer. */
  isNone(answer: Answer): boolean;
  /** Whether a retry still makes sense after a failure. */
  isWanted(): boolean;
}

/** Makes a call until it is answered, at most three times. Only for calls that may arrive twice without harm. */
export async function repeatUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  { isNone, isWanted }: Repetition<Answer>,
): Promise<Answer> {
  for (const wait of waitsMs) {
    try {
      const answer = await call();
      if (!isNone(answer)) return answer;
    } catch (error) {
      if (!isWanted()) throw error;
    }
    await pause(wait);
  }
  return call();
}
