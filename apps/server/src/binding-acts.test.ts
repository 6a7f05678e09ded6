/** Who binds an organisation or a creator: every act by each of its ways, as each role (rules/teams#roles). */
import {
  allRoutes,
  type Binder,
  type BindingAct,
  type BindingWay,
  bindingActs,
  requestPath,
} from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedCreator, teamMember } from './testing/builders.ts';
import { buyCredits, setCredits } from './testing/credits.ts';
import { useTestServer } from './testing/harness.ts';
import { sampleOf } from './testing/route-samples/all-samples.ts';
import { type BindingWorld, makeBindingWorld } from './testing/route-samples/binding-world.ts';
import type { BindingCall, MakeBindingCall } from './testing/route-samples/route-sample.ts';
import { setSubscription } from './testing/subscription.ts';

const server = useTestServer();
/** Everybody who asks: those who may bind, the people of others, and nobody. */
type Caller = Binder | 'otherOwner' | 'otherCreator' | 'nobody';
let tokens: Record<Caller, string | undefined>;
let world: BindingWorld;

beforeAll(async () => {
  const creator = await publishedCreator(server);
  const otherCreator = await publishedCreator(server);
  await setCredits(server, true);
  await setSubscription(server, true);
  const owner = await server.signUpBrand();
  const otherOwner = await server.signUpBrand('Nomad Coffee');
  for (const credits of [30, 30, 30, 30] as const) await buyCredits(server, owner, credits);
  await buyCredits(server, otherOwner, 10);
  tokens = {
    OWNER: owner.token,
    MANAGER: (await teamMember(server, owner, 'MANAGER')).token,
    REVIEWER: (await teamMember(server, owner, 'REVIEWER')).token,
    CREATOR: creator.token,
    ADMIN: (await server.signInAdmin()).token,
    otherOwner: otherOwner.token,
    otherCreator: otherCreator.token,
    nobody: undefined,
  };
  world = makeBindingWorld({ server, brand: owner, creator });
});

const commandOf = (way: BindingWay) => way.split(' ')[0] ?? '';

function makeCall(way: BindingWay, caller: Binder): BindingCall | Promise<BindingCall> {
  const { binds } = sampleOf(commandOf(way));
  const make: MakeBindingCall | undefined =
    typeof binds === 'function' ? binds : binds?.[way.split(' ')[1] ?? ''];
  if (!make) throw new Error(`The sample of ${commandOf(way)} does not say how ${way} binds`);
  return make(world, caller);
}

async function ask(way: BindingWay, { params, body }: BindingCall, caller: Caller) {
  const name = commandOf(way);
  const spec = allRoutes.find((route) => route.name === name)?.spec;
  if (!spec) throw new Error(`There is no call ${name}`);
  const token = tokens[caller];
  const answer = await server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, params ? { params } : {}),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  });
  const code: string = answer.statusCode < 400 ? 'done' : answer.json().error.code;
  return { status: answer.statusCode, code };
}

/** Not theirs, whatever else they send: the wrong caller, role or side. */
const isTurnedAway = ({ status, code }: { status: number; code: string }) =>
  [401, 403, 404].includes(status) || code === 'comment.not_your_move';

const acts: [string, BindingAct][] = Object.entries(bindingActs);
describe.each(acts)('%s', (_, { by, ways: names }) => {
  test.each(names as BindingWay[])('%s', async (way) => {
    const callers = Object.keys(tokens) as Caller[];
    const isTheirs = (caller: Caller) => by.some((one) => one === caller);
    const ownWay = sampleOf(commandOf(way)).bindsOneself ?? false;
    const isForThemselves = (caller: Caller) =>
      ownWay &&
      ((caller === 'otherOwner' && by.includes('OWNER')) ||
        (caller === 'otherCreator' && by.includes('CREATOR')));
    let call = await makeCall(way, by[0]);
    for (const caller of callers.filter((one) => !isTheirs(one) && !isForThemselves(one))) {
      const answer = await ask(way, call, caller);
      expect(isTurnedAway(answer), `${caller}: ${answer.status} ${answer.code}`).toBe(true);
    }
    for (const [index, caller] of by.entries()) {
      if (index > 0) call = await makeCall(way, caller);
      expect((await ask(way, call, caller)).code, caller).toBe(call.meets ?? 'done');
    }
  });
});
