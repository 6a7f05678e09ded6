/**
 * Makes a call until it is answered. Only for calls that may arrive twice without harm. Every page loads this, so its numbers
 * stand inside.
 * @param isNone Whether an answer only says that nobody could answer: it is asked three times, the pauses long enough for a
 * connection to recover, and short enough for people to wait.
 * @param isUnderWay Whether it says that the earlier call is still being worked on and will be answered: it is asked about
 * every two seconds, for as long as a server may take.
 * @param isWanted Whether a retry still makes sense after a failure.
 */
export async function repeatUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  isNone: (answer: Answer) => boolean,
  isUnderWay: (answer: Answer) => boolean,
  isWanted: () => boolean,
): Promise<Answer> {
  const waitsMs = [400, 2000];
  let underWay = 0;
  for (;;) {
    let wait = waitsMs[0];
    try {
      const answer = await call();
      if (isUnderWay(answer) && underWay++ < 15) wait = 2000;
      else if (wait && isNone(answer)) waitsMs.shift();
      else return answer;
    } catch (error) {
      if (!wait || !isWanted()) throw error;
      waitsMs.shift();
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
