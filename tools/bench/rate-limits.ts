/** The cost of rate limits: messages to a server that counts them, against one that does not. */
import { type Load, load } from './lib/load.ts';
import { askForMessages } from './lib/messages.ts';
import { sum, written } from './lib/numbers.ts';
import { logInWriters } from './lib/people.ts';
import { atLeast, type Row } from './lib/rows.ts';
import { startServer } from './lib/server.ts';
import type { Bench } from './lib/workload.ts';
import { sizesOf } from './market-data/ids.ts';

const wanted = 0.95;
const turns = 3;
/** An account may write 20 in ten seconds; these together stay below, however fast they are sent. */
const eachWarmUp = 5;
const eachTurn = 5;

/** One row. Throws if a message is refused: with this number of accounts none comes near its limit. */
export async function rateLimits({ options, markets }: Bench): Promise<Row[]> {
  const databaseUrl = await markets.postgres(options.creators);
  // Each writer has another address, because one network could not write so much.
  const environment = { TRUST_PROXY: 'on' };
  await using off = await startServer({ databaseUrl, rateLimits: 'off', environment });
  await using on = await startServer({ databaseUrl, rateLimits: 'on', environment });
  const accounts = Math.min(options.isQuick ? 60 : 1000, sizesOf(options.creators).startedDeals);
  // Logged in at the server without limits, because logging in is limited too.
  const writers = await logInWriters(off.origin, accounts);
  const [askOff, askOn] = [off, on].map((server) => askForMessages(server, writers, 'limited')) as [
    ReturnType<typeof askForMessages>,
    ReturnType<typeof askForMessages>,
  ];
  const warm = await load(askOff, { amount: accounts * eachWarmUp });
  await load(askOn, { amount: accounts * eachWarmUp });
  const amount = Math.min(accounts * eachTurn, Math.ceil((warm.perSecond * options.seconds) / 2));
  const loads: { off: Load[]; on: Load[] } = { off: [], on: [] };
  for (let turn = 0; turn < turns; turn++) {
    loads.off.push(await load(askOff, { amount }));
    loads.on.push(await load(askOn, { amount }));
  }
  const refused = sum([...loads.off, ...loads.on].map((one) => one.refused));
  if (refused > 0) throw new Error(`${refused} messages were refused, which no limit should have done`);
  const rate = (of: readonly Load[]) =>
    sum(of.map(({ answers }) => answers)) / sum(of.map(({ seconds }) => seconds));
  return [
    atLeast(
      {
        work: 'a durable message, rate limits on',
        measured: `${written(rate(loads.on))} /s (${turns} × ${amount} messages of ${accounts} accounts)`,
        limit: `rate limits off: ${written(rate(loads.off))} /s`,
      },
      rate(loads.on) / rate(loads.off),
      wanted,
      ' of off',
    ),
  ];
}
