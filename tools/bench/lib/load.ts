/** Load by autocannon: a number of connections that each send the next request as soon as they were answered. */
import autocannon from 'autocannon';
import { sum } from './numbers.ts';
import { processorSeconds } from './processes.ts';

/** The requests. Without `next`, each connection walks through `requests`, starting at a different place. */
export interface Asked {
  origin: string;
  requests: readonly Asking[];
  /** The request to send next, by any connection. */
  next?: () => Asking;
  connections?: number;
  /** The process whose processor time is measured. */
  pid?: number;
}

export interface Asking {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  answers: number;
  /** Refusals, broken connections and requests without an answer within a minute; not counted above. */
  refused: number;
  seconds: number;
  /** Processor time of the process under load for each answer, in microseconds; NaN if no process was given. */
  microseconds: number;
  /** How much of one core the load generator used, 0 to 1: near 1 it is the bottleneck, not what it measures. */
  generatorShare: number;
}

export const connectionsUsual = 50;

/** A duration, or a number of requests. */
export type Length = { seconds: number } | { amount: number };

function rotated<T>(items: readonly T[], by: number): T[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

/** Runs the generator; reports the moments of its start and of each answer. */
function run(
  options: autocannon.Options,
  told: { start(): void; response(): void },
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.once('start', told.start);
    running.on('response', told.response);
  });
}

/** Runs a load, which may be too short for any answer. */
export async function load(asked: Asked, length: Length): Promise<Load> {
  const { origin, requests, next, pid, connections = connectionsUsual } = asked;
  const asRequest = (asking: Asking): autocannon.Request => ({ method: 'GET', ...asking });
  let clients = 0;
  const before = { own: process.cpuUsage(), theirs: pid ? processorSeconds(pid) : Number.NaN };
  let [began, last] = [0, 0];
  const result = await run(
    {
      url: origin,
      connections,
      timeout: 60,
      // How often it checks whether it is over.
      sampleInt: 100,
      ...('amount' in length ? { amount: length.amount } : { duration: length.seconds }),
      ...(next
        ? { requests: [{ setupRequest: (request) => ({ ...request, ...asRequest(next()) }) }] }
        : requests.length === 1
          ? { requests: requests.map(asRequest) }
          : {
              setupClient: (client) => {
                // Spread over the list, so that the connections do not send the same request at once.
                client.setRequests(
                  rotated(requests, Math.floor((clients++ * requests.length) / connections)).map(asRequest),
                );
              },
            }),
    },
    {
      start: () => {
        began = performance.now();
      },
      response: () => {
        last = performance.now();
      },
    },
  );
  const seconds = Math.max(last - began, 1) / 1000;
  const answers = result['2xx'] + result['3xx'];
  const own = process.cpuUsage(before.own);
  return {
    perSecond: answers / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers,
    refused: result.non2xx - result['3xx'] + result.errors,
    seconds,
    microseconds: ((pid ? processorSeconds(pid) - before.theirs : Number.NaN) / answers) * 1e6,
    generatorShare: (own.user + own.system) / 1e6 / seconds,
  };
}

function together(loads: readonly Load[]): Load {
  const answers = sum(loads.map((one) => one.answers));
  const seconds = sum(loads.map((one) => one.seconds));
  const answered = loads.filter((one) => one.answers > 0);
  const mean = (of: (one: Load) => number) => sum(answered.map((one) => of(one) * one.answers)) / answers;
  return {
    perSecond: answers / seconds,
    p50: mean(({ p50 }) => p50),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    answers,
    refused: sum(loads.map(({ refused }) => refused)),
    seconds,
    microseconds: mean(({ microseconds }) => microseconds),
    generatorShare: mean(({ generatorShare }) => generatorShare),
  };
}

/** Requests that a load left unanswered are still being processed: waits until a later request is answered. */
async function settled(asked: Asked): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const { refused } = await load({ ...asked, connections: 1 }, { amount: 1 });
    if (refused === 0) return;
  }
}

/**
 * Measures several loads in turns, twice, after warming up each, so that other work on the machine affects
 * all of them. The p99 is the worse of the two turns.
 */
export async function inTurns<Name extends string>(
  all: Record<Name, Asked>,
  { seconds, warmUpSeconds }: { seconds: number; warmUpSeconds: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(all) as Name[];
  const loads = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) {
    await load(all[name], { seconds: warmUpSeconds });
    await settled(all[name]);
  }
  for (let turn = 0; turn < 2; turn++) {
    for (const name of names) {
      loads.get(name)?.push(await load(all[name], { seconds: Math.max(1, seconds / 2) }));
      await settled(all[name]);
    }
  }
  const measured = names.map((name) => [name, together(loads.get(name) ?? [])]);
  return Object.fromEntries(measured) as Record<Name, Load>;
}
