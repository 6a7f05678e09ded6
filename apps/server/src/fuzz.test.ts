/**
 * Malformed requests to every route of the contract. PROOF_CALLS says how many; a round that failed is told with its
 * seed, and PROOF_SEED makes it again.
 */
import type { AddressInfo } from 'node:net';
import { allRoutes } from '@briefcast/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, makeCast } from './testing/fuzz/cast.ts';
import { faultOf } from './testing/fuzz/judge.ts';
import { described, type MadeRequest, requestsOf } from './testing/fuzz/made-request.ts';
import { openWire } from './testing/fuzz/send.ts';
import { nextTransaction, tablePrints, untouchedBy } from './testing/fuzz/table-prints.ts';
import { useTestServer } from './testing/harness.ts';
import { storedKeys } from './testing/stored-keys.ts';

const calls = Number(process.env.PROOF_CALLS ?? 750);
const callsOfRound = 2000;
const seed = Number(process.env.PROOF_SEED ?? 20_261_122);
const rounds = Array.from({ length: Math.ceil(calls / callsOfRound) }, (_, round) => seed + round);

describe.each(rounds)('malformed requests, seed %i', (roundSeed) => {
  const server = useTestServer();
  let cast: Cast;
  let wire: ReturnType<typeof openWire>;

  beforeAll(async () => {
    cast = await makeCast(server);
    await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    wire = openWire((server.app.http.server.address() as AddressInfo).port);
  });
  afterAll(() => wire?.close());

  /** Everything that a call could change, once what follows from earlier ones has happened. */
  async function state() {
    await server.app.settle();
    const next = await nextTransaction(server.app.deps.db);
    return { next, tables: await tablePrints(server.app.deps.db), keys: await storedKeys(server) };
  }

  test('none is a fault of the server, and what is refused changes nothing', async () => {
    let known = await state();
    const statuses = new Map<number, number>();
    const specs = new Map(allRoutes.map(({ name, spec }) => [name, spec]));
    const anyRequest = fc.oneof(...allRoutes.map(({ name, spec }) => requestsOf(name, spec, cast)));

    const check = async (request: MadeRequest) => {
      const spec = specs.get(request.route);
      if (!spec) throw new Error(`There is no route ${request.route}`);
      const answer = await wire.send(request).catch((cause: unknown) => {
        throw new Error(`${described(request)}\n\nNo answer within its time, or a broken one.`, { cause });
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const told = () => `${described(request)}\n\n${answer.status} ${answer.body.slice(0, 500)}`;
      expect(faultOf(spec, cast, request, answer), told()).toBeNull();
      const mayChange = answer.status < 400 && request.method !== 'GET';
      if (!spec.upload && (await nextTransaction(server.app.deps.db)) === known.next) return;
      const now = await state();
      const before = known;
      known = now;
      if (mayChange) return;
      const { route } = request;
      expect(untouchedBy(route, now.tables), told()).toEqual(untouchedBy(route, before.tables));
      expect(now.keys, told()).toEqual(before.keys);
    };
    await fc.assert(fc.asyncProperty(anyRequest, check), {
      seed: roundSeed,
      numRuns: Math.min(calls, callsOfRound),
      endOnFailure: true,
      // The request that failed is told in a readable form; the library would print it whole, which may be a megabyte.
      reporter: ({ errorInstance }) => {
        if (errorInstance) throw errorInstance;
      },
    });
    if (process.env.PROOF_CALLS) console.info(JSON.stringify(Object.fromEntries([...statuses].sort())));
  }, 300_000);
});
