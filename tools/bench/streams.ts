/** The cost of an open live stream, and how soon a message arrives with many of them open. */
import { median, quantile, written } from './lib/numbers.ts';
import { call, logInAll, logInWriters, type Writer } from './lib/people.ts';
import { residentBytes, untilQuiet } from './lib/processes.ts';
import { atMost, type Row, stated } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import { streamsOf } from './lib/streams.ts';
import type { Bench } from './lib/workload.ts';
import { emailOf, startedDeal } from './market-data/ids.ts';

const wantedP99 = 100;
const perSecond = 200;
const pairs = 40;
const warmUpStreams = 100;
/** Fewer than the limit of one account. */
const streamsOfPerson = 10;

/** The other side of a deal in which somebody writes. */
const otherSide = (n: number) => (n % 2 === 0 ? startedDeal(n).creator : startedDeal(n).brand);

/** Sends at a constant rate, however long each takes; records the moments of sending and answer by the message's id. */
async function sendEvenly(origin: string, writers: readonly Writer[], seconds: number) {
  const sent = new Map<string, { asked: number; answered: number }>();
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  async function send({ token, dealId }: Writer, n: number) {
    const asked = performance.now();
    const body = { dealId, type: 'TEXT', content: `message ${n}: the light is lovely in this take` };
    const { message } = await call<{ message: { id: string } }>(origin, 'POST', '/api/messages', {
      token,
      body,
    });
    sent.set(message.id, { asked, answered: performance.now() });
  }
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = begun + (n * 1000) / perSecond - performance.now();
    if (due > 1) await new Promise((resolve) => setTimeout(resolve, due));
    const sending = send(writers[n % writers.length] as Writer, n);
    underWay.add(sending);
    void sending.then(
      () => underWay.delete(sending),
      () => {},
    );
  }
  await Promise.all(underWay);
  return sent;
}

/** Rows for the delay and the memory. Throws if an acknowledged message does not arrive within 20 s. */
export async function streams({ options, markets }: Bench): Promise<Row[]> {
  const total = options.isQuick ? 500 : 5000;
  await using server = await startServer({ databaseUrl: await markets.postgres(options.creators) });
  const idleEmails = Array.from({ length: total / streamsOfPerson }, (_, n) =>
    emailOf('creator', (700 + n) % options.creators),
  );
  const idle = await logInAll(server.origin, idleEmails);
  const writers = await logInWriters(server.origin, pairs);
  const listeners = await logInAll(
    server.origin,
    writers.map((_, n) => otherSide(n)),
  );

  const arrivals = new Map<string, number>();
  const quietStreams = streamsOf(server.origin, () => {});
  const listeningStreams = streamsOf(server.origin, (id) => {
    if (!arrivals.has(id)) arrivals.set(id, performance.now());
  });
  try {
    const tokens = idle.map(({ token }) => token);
    await quietStreams.openUpTo(warmUpStreams, tokens);
    await untilQuiet([server.pid], 10);
    const before = residentBytes(server.pid);
    await quietStreams.openUpTo(total - listeners.length, tokens);
    await untilQuiet([server.pid], 10);
    const each = (residentBytes(server.pid) - before) / (total - listeners.length - warmUpStreams);
    await listeningStreams.openUpTo(
      listeners.length,
      listeners.map(({ token }) => token),
    );

    await sendEvenly(server.origin, writers, options.warmUpSeconds);
    const sent = await sendEvenly(server.origin, writers, options.seconds);
    const deadline = performance.now() + 20_000;
    const isMissing = () => [...sent.keys()].some((id) => !arrivals.has(id));
    while (isMissing() && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (isMissing()) throw new Error('A message that was acknowledged did not arrive within 20 s.');
    const times = [...sent].map(([id, { asked, answered }]) => {
      const arrived = arrivals.get(id) ?? Number.NaN;
      return { fromAnswer: Math.max(0, arrived - answered), fromAsking: arrived - asked };
    });
    const fromAnswer = times.map((time) => time.fromAnswer);
    const fromAsking = times.map((time) => time.fromAsking);
    const p99 = quantile(fromAnswer, 0.99);
    const work = `${total} live streams, ${perSecond} messages a second`;
    return [
      atMost(
        {
          work: `${work}: from the answer to the other side's stream`,
          measured: `p50 ${written(median(fromAnswer))} ms, p99 ${written(p99)} ms, of ${times.length}`,
          limit: '',
        },
        p99,
        wantedP99,
        'ms',
      ),
      stated(
        `${work}: from the sending`,
        `p50 ${written(median(fromAsking))} ms, p95 ${written(quantile(fromAsking, 0.95))} ms, p99 ${written(quantile(fromAsking, 0.99))} ms`,
      ),
      stated('memory of the server for each open stream', `${written(each / 1024)} kB`),
    ];
  } finally {
    quietStreams.close();
    listeningStreams.close();
  }
}
