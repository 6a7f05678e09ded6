/** Load by autocannon: so many connections that each ask again as soon as they were answered. */
import autocannon from 'autocannon';
import { processorSeconds } from './processes.ts';

/** What is asked for. Without `next`, each connection walks through `requests`, beginning at another place. */
export interface Asked {
  origin: string;
  requests: readonly Asking[];
  /** The request to send next, by any connection. */
  next?: () => Asking;
  connections?: number;
  /** Whose processor time is told. */
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
  /** Milliseconds. */
  p50: number;
  p99: number;
  answers: number;
  seconds: number;
  /** Processor time of the process under load for each answer, in microseconds; NaN where no process was named. */
  microseconds: number;
  /** How much of one core the load generator took, 0 to 1: near 1 it is the limit, not what it measures. */
  generatorShare: number;
}

export const connectionsUsual = 50;

/** Either for so long, or so many requests. */
export type Length = { seconds: number } | { amount: number };

function rotated<T>(items: readonly T[], by: number): T[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

/** Runs a load. Throws if any answer was no success. */
export async function load(asked: Asked, length: Length): Promise<Load> {
  const { origin, requests, next, pid, connections = connectionsUsual } = asked;
  const asRequest = (asking: Asking): autocannon.Request => ({ method: 'GET', ...asking });
  let started = 0;
  const before = { own: process.cpuUsage(), theirs: pid ? processorSeconds(pid) : Number.NaN };
  const began = performance.now();
  const result = await autocannon({
    url: origin,
    connections,
    timeout: 60,
    ...('amount' in length ? { amount: length.amount } : { duration: length.seconds }),
    ...(next
      ? { requests: [{ setupRequest: (request) => ({ ...request, ...asRequest(next()) }) }] }
      : requests.length === 1
        ? { requests: requests.map(asRequest) }
        : {
            setupClient: (client) => {
              // Spread over the list, so that not all ask for the same at once.
              client.setRequests(
                rotated(requests, Math.floor((started++ * requests.length) / connections)).map(asRequest),
              );
            },
          }),
  });
  const seconds = (performance.now() - began) / 1000;
  const answers = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answers === 0) {
    const codes = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${origin}: ${result.non2xx} refusals, ${result.errors} errors, ${answers} answers ${codes}`,
    );
  }
  const own = process.cpuUsage(before.own);
  return {
    perSecond: answers / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers,
    seconds,
    microseconds: ((pid ? processorSeconds(pid) - before.theirs : Number.NaN) / answers) * 1e6,
    generatorShare: (own.user + own.system) / 1e6 / seconds,
  };
}

function together(loads: readonly Load[]): Load {
  const answers = loads.reduce((total, one) => total + one.answers, 0);
  const seconds = loads.reduce((total, one) => total + one.seconds, 0);
  const mean = (of: (one: Load) => number) =>
    loads.reduce((total, one) => total + of(one) * one.answers, 0) / answers;
  return {
    perSecond: answers / seconds,
    p50: mean(({ p50 }) => p50),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    answers,
    seconds,
    microseconds: mean(({ microseconds }) => microseconds),
    generatorShare: mean(({ generatorShare }) => generatorShare),
  };
}

/**
 * Measures several in turns, twice, after each was warmed up: what else the machine does then meets all of them. The
 * p99 is the worse of the two turns.
 */
export async function inTurns<Name extends string>(
  all: Record<Name, Asked>,
  { seconds, warmUpSeconds }: { seconds: number; warmUpSeconds: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(all) as Name[];
  for (const name of names) await load(all[name], { seconds: warmUpSeconds });
  const measured = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < 2; turn++) {
    for (const name of names)
      measured.get(name)?.push(await load(all[name], { seconds: Math.max(1, seconds / 2) }));
  }
  return Object.fromEntries(names.map((name) => [name, together(measured.get(name) ?? [])])) as Record<
    Name,
    Load
  >;
}
