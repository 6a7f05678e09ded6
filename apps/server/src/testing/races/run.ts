/**
 * One pair, many times: both actions at the same moment, each at another process. Allowed ends are the ends of doing
 * one after the other, in either order; that is tried first, and every race must have ended like one of the two.
 */
import { isErrorCode, refusals } from '@briefcast/contract';
import { type ActionName, actions, outcomeOf } from './actions.ts';
import type { Pair } from './pairs.ts';
import type { Situation, Stage } from './situations.ts';

export interface RaceParts {
  /** The two processes. */
  origins: readonly [string, string];
  adminToken: string;
  make(stage: Stage, count: number): Promise<Situation[]>;
  read(situations: readonly Situation[]): Promise<string[]>;
}

/** Outcomes of both actions, and the state of the rows. */
interface End {
  outcomes: [string, string];
  state: string;
}

export interface PairResult {
  pair: string;
  runs: number;
  /** Number of runs in which the first alone, the second alone, both and neither were done. */
  first: number;
  second: number;
  both: number;
  neither: number;
  /** Refusals by their codes. */
  refusals: Record<string, number>;
  failures: number;
  /** Whether in each order the second is refused: then every run must have one winner. */
  isExclusive: boolean;
  /** Ends that no order explains. */
  wrong: string[];
}

const atOnce = 12;
const batch = 240;

export const pairName = ({ stage, actions: [first, second] }: Pair): string =>
  `${stage}: ${first} / ${second}`;

const isFailure = (outcome: string): boolean =>
  outcome !== 'done' && (!isErrorCode(outcome) || refusals[outcome].status >= 500);

/**
 * Signature that is equal for two ends without a difference that matters: who was refused, and not with which words.
 */
const signatureOf = ({ outcomes, state }: End): string =>
  `${outcomes.map((outcome) => outcome === 'done').join()} ${state}`;

/** Some turns of the event loop, so that races begin at different distances. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const act = (name: ActionName, given: Situation, origin: string, { adminToken }: RaceParts) =>
  outcomeOf(actions[name](given, origin, adminToken));

/** Both orders, one action after the other. */
async function inOrder(parts: RaceParts, { stage, actions: [first, second] }: Pair): Promise<End[]> {
  const [forwards, backwards] = (await parts.make(stage, 2)) as [Situation, Situation];
  const [left, right] = parts.origins;
  const a = await act(first, forwards, left, parts);
  const b = await act(second, forwards, right, parts);
  const d = await act(second, backwards, right, parts);
  const c = await act(first, backwards, left, parts);
  const [state = '', other = ''] = await parts.read([forwards, backwards]);
  return [
    { outcomes: [a, b], state },
    { outcomes: [c, d], state: other },
  ];
}

/** Both at once: who is begun first, where, and how long before, changes with the number. */
async function race(parts: RaceParts, pair: Pair, given: Situation, number: number) {
  const [left, right] = number & 1 ? parts.origins : ([...parts.origins].reverse() as [string, string]);
  const first = () => act(pair.actions[0], given, left, parts);
  const second = () => act(pair.actions[1], given, right, parts);
  const distance = turns((number >> 2) % 4);
  const ends = number & 2 ? [first(), distance.then(second)] : [distance.then(first), second()];
  return (await Promise.all(ends)) as [string, string];
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item, place: number) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < items.length; place = next++) await work(items[place] as Item, place);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Runs a pair `runs` times, each from a fresh situation. */
export async function runPair(parts: RaceParts, pair: Pair, runs: number): Promise<PairResult> {
  const references = await inOrder(parts, pair);
  const allowed = new Set(references.map(signatureOf));
  const result: PairResult = {
    pair: pairName(pair),
    runs,
    first: 0,
    second: 0,
    both: 0,
    neither: 0,
    refusals: {},
    failures: 0,
    isExclusive: references.every(({ outcomes }) => outcomes.filter((one) => one === 'done').length === 1),
    wrong: [],
  };
  for (const { outcomes } of references)
    if (outcomes.some(isFailure)) result.wrong.push(`one after the other: ${outcomes.join(' / ')}`);

  for (let done = 0; done < runs; done += batch) {
    const situations = await parts.make(pair.stage, Math.min(batch, runs - done));
    const outcomes: [string, string][] = [];
    await eachAtOnce(situations, async (given, place) => {
      outcomes[place] = await race(parts, pair, given, done + place);
    });
    const states = await parts.read(situations);
    for (const [place, state] of states.entries())
      count(result, { outcomes: outcomes[place] ?? ['', ''], state }, allowed);
  }
  return result;
}

function count(result: PairResult, end: End, allowed: ReadonlySet<string>): void {
  const [first, second] = end.outcomes.map((outcome) => outcome === 'done');
  if (first && second) result.both += 1;
  else if (first) result.first += 1;
  else if (second) result.second += 1;
  else result.neither += 1;
  for (const outcome of end.outcomes) {
    if (outcome !== 'done') result.refusals[outcome] = (result.refusals[outcome] ?? 0) + 1;
    if (isFailure(outcome)) result.failures += 1;
  }
  if (!allowed.has(signatureOf(end))) result.wrong.push(`${end.outcomes.join(' / ')} left ${end.state}`);
}

/** The results as lines of a table: pair, runs, winners, refusals, failures. */
export const tableOf = (results: readonly PairResult[]): string[] => [
  '| pair | runs | first | second | both | neither | refusals | 5xx | unexplained |',
  '|---|--:|--:|--:|--:|--:|---|--:|--:|',
  ...results.map(
    ({ pair, runs, first, second, both, neither, refusals, failures, wrong }) =>
      `| ${pair} | ${runs} | ${first} | ${second} | ${both} | ${neither} | ${Object.entries(refusals)
        .map(([code, times]) => `${code} ${times}`)
        .join(', ')} | ${failures} | ${wrong.length} |`,
  ),
];
