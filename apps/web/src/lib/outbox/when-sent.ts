import { readSession } from '../session.ts';
import { isHeld } from './changes.ts';
import { readCut, subscribeCut } from './cut.ts';
import { nextToSend } from './entries.ts';
import { readOutbox, subscribeOutbox } from './store.ts';

/** Longest time to hold up a decision, as for a server that cannot write. */
const patienceMs = 10_000;

/**
 * Resolves once what the signed-in person wrote in a lane before has gone out, so that a decision about a deal comes
 * after its messages, comments and ticks. What was refused, is being changed, or waits for a connection is not waited
 * for. Never rejects.
 */
export async function whenSent(lane: string): Promise<void> {
  const owner = readSession().user?.id;
  if (owner === undefined) return;
  const isOnItsWay = () =>
    readCut(owner) === null && nextToSend(readOutbox(owner), lane, isHeld) !== undefined;
  if (!isOnItsWay()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const handleChange = () => {
    if (!isOnItsWay()) resolve();
  };
  const unsubscribe = [subscribeOutbox(handleChange), subscribeCut(handleChange)];
  const timer = setTimeout(resolve, patienceMs);
  await promise;
  clearTimeout(timer);
  for (const end of unsubscribe) end();
}
