/**
 * Shows what a person has seen before where the server does not answer at once (rules/phone#without-a-connection).
 * Every query that has no data yet goes through here; the answer still replaces what is shown.
 */
import { AppError } from '@briefcast/contract';
import {
  notifyManager,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { isKept } from './kept-keys.ts';
import { isServedHere } from './service-worker.ts';
import { readSession } from './session.ts';

/** On a good line the answer comes within this time, and nothing old is shown before it. */
const patienceMs = 300;

type Outcome = { data: unknown } | { error: unknown };

/** Data stored on this device, with its time in milliseconds since 1970. */
interface Kept {
  data: unknown;
  at: number;
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
/** Whether the server has answered that there is no such thing, or not for this person. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500;

/** Whether the server has answered; an error that may pass is no answer. */
const isAnswer = (outcome: Outcome | null): outcome is Outcome =>
  outcome !== null && ('data' in outcome || isRefusal(outcome.error));

function resultOf(outcome: Outcome): unknown {
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}

/** The query's data gets the age of the kept answer, after the query has taken it for a new one. */
const showAge = (query: Query, { data, at }: Kept) =>
  notifyManager.schedule(() => {
    if (query.state.data === data) query.setState({ dataUpdatedAt: at });
  });

/** Reads an answer as `ask` does, or first the kept one. */
export async function keptFirst(
  ask: QueryFunction,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const { user } = readSession();
  const isKnown = query.state.data !== undefined;
  if (!user || isKnown || !isServedHere() || !isKept(query.queryKey)) return ask(context);

  const asked: Promise<Outcome> = (async () => ask(context))().then(
    (data) => ({ data }),
    (error) => ({ error }),
  );
  const answers = import('./kept-answers.ts');
  const early = await Promise.race([asked, wait(patienceMs)]);
  if (isAnswer(early)) return resultOf(early);

  const { readKeptAnswer, dropKeptAnswer } = await answers;
  const kept = await readKeptAnswer(query.queryHash);
  if (!kept) return resultOf(await asked);
  // An answer that came while the kept one was read is the newer one.
  const meanwhile = await Promise.race([asked, null]);
  if (isAnswer(meanwhile)) return resultOf(meanwhile);
  showAge(query, kept);
  const { client, queryKey } = context;
  void asked.then(async (outcome) => {
    // Not before the query has taken the kept answer, which would replace it.
    await wait(0);
    if (readSession().user?.id !== user.id) return;
    if ('data' in outcome) client.setQueryData(queryKey, outcome.data);
    if ('data' in outcome || !isRefusal(outcome.error)) return;
    await dropKeptAnswer(query.queryHash);
    await client.resetQueries({ queryKey, exact: true });
  });
  return kept.data;
}
