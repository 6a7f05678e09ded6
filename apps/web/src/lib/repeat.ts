/** How long to wait before asking again: long enough for a line to come back, short enough to be waited for. */
const waitsMs = [400, 2000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Repetition<Answer> {
  /** Whether an answer says no more than that there was nobody to answer. */
  isNone(answer: Answer): boolean;
  /** Whether asking still makes sense after a failure. */
  isWanted(): boolean;
}

/** Makes a call until it is answered, three times at most. Only for calls that may arrive twice without harm. */
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
