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
import { type BindingCall, bindingWays } from './testing/binding-ways.ts';
import { publishedCreator, teamMember } from './testing/builders.ts';
import { buyCredits, setCredits } from './testing/credits.ts';
import { useTestServer } from './testing/harness.ts';
import { setSubscription } from './testing/subscription.ts';

const server = useTestServer();
/** Everybody who asks: those who may bind, the people of others, and nobody. */
type Caller = Binder | 'otherOwner' | 'otherCreator' | 'nobody';
let tokens: Record<Caller, string | undefined>;
let ways: ReturnType<typeof bindingWays>;

/** What others do by it they do for themselves: their own profile, order or team. */
const forOneself: readonly BindingWay[] = [
  'deals.create',
  'deals.createSeveral',
  'castings.post',
  'castingApplications.apply',
  'billing.order',
  'billing.changeDetails',
  'team.invite',
  'profiles.update',
  'portfolio.add',
  'portfolio.arrange',
  'bankDetails.save',
  'subscription.order',
  'subscription.checkout',
  'subscription.portal',
  'subscription.renewal',
  'subscription.pause',
];

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
  ways = bindingWays({ server, owner, creator });
});

async function ask(way: BindingWay, { params, body }: BindingCall, caller: Caller) {
  const [name] = way.split(' ');
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
    const ownWay = forOneself.includes(way);
    const isForThemselves = (caller: Caller) =>
      ownWay &&
      ((caller === 'otherOwner' && by.includes('OWNER')) ||
        (caller === 'otherCreator' && by.includes('CREATOR')));
    let call = await ways[way](by[0]);
    for (const caller of callers.filter((one) => !isTheirs(one) && !isForThemselves(one))) {
      const answer = await ask(way, call, caller);
      expect(isTurnedAway(answer), `${caller}: ${answer.status} ${answer.code}`).toBe(true);
    }
    for (const [index, caller] of by.entries()) {
      if (index > 0) call = await ways[way](caller);
      expect((await ask(way, call, caller)).code, caller).toBe(call.meets ?? 'done');
    }
  });
});
