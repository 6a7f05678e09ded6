/** Every call of the contract as a suspended brand, creator and person of brands: what rests is refused, nothing else is. */
import { allRoutes, type RouteSpec, requestPath, type SuspendedAs } from '@briefcast/contract';
import { restsFor } from '@briefcast/contract/suspensions/calls';
import { beforeAll, expect, test } from 'vitest';
import { teamMember } from './testing/builders.ts';
import { type Person, testPassword, useTestServer } from './testing/harness.ts';
import { unknownId } from './testing/route-samples/access-ground.ts';
import { suspend } from './testing/suspensions.ts';

const server = useTestServer();
const emails = {} as Record<SuspendedAs, string>;
const tokens = {} as Record<SuspendedAs, string>;

async function signIn(as: SuspendedAs): Promise<void> {
  const body = { email: emails[as], password: testPassword };
  tokens[as] = (await server.anonymous.accounts.logIn({ body })).token;
}

beforeAll(async () => {
  const owner = await server.signUpBrand();
  const people: Record<SuspendedAs, Person> = {
    BRAND: owner,
    CREATOR: await server.signUpCreator(),
    MEMBER: await teamMember(server, await server.signUpBrand('Nomad Coffee'), 'OWNER'),
  };
  for (const [as, person] of Object.entries(people) as [SuspendedAs, Person][]) {
    emails[as] = person.user.email;
    await suspend(server, person, as);
    await signIn(as);
  }
});

/** Routes of one role alone are no matter of the other's. */
const mayReach = ({ access }: RouteSpec, as: SuspendedAs): boolean =>
  access === 'user' || access === (as === 'CREATOR' ? 'creator' : 'brand');

async function codeOf(spec: RouteSpec, as: SuspendedAs, body: object): Promise<string> {
  const params = Object.fromEntries(Object.keys(spec.params?.shape ?? {}).map((key) => [key, unknownId]));
  const authorization = `Bearer ${tokens[as]}`;
  const answer = await server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, { params }),
    headers: { authorization, ...(spec.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}) },
    ...(spec.method === 'GET' ? {} : { payload: spec.upload ? 'no form' : body }),
  });
  return answer.statusCode < 400 ? 'done' : answer.json().error.code;
}

/** A call ends the session that it is about: the next one signs in again. */
async function askAgain(spec: RouteSpec, as: SuspendedAs, body: object): Promise<string> {
  const code = await codeOf(spec, as, body);
  if (code !== 'auth.session_expired') return code;
  await signIn(as);
  return codeOf(spec, as, body);
}

/** The bodies to try: an empty one, and the choice that rests. */
const bodiesOf = ({ whileSuspended }: RouteSpec): object[] =>
  typeof whileSuspended === 'object' ? [{}, whileSuspended] : [{}];

test.each(['BRAND', 'CREATOR', 'MEMBER'] as const)(
  'a suspended %s is refused what rests alone',
  async (as) => {
    const wrong: string[] = [];
    for (const { name, spec } of allRoutes.filter((route) => mayReach(route.spec, as))) {
      for (const body of bodiesOf(spec)) {
        const rests = restsFor(spec, as, body);
        // A stream that opens does not end by itself.
        if (spec.kind === 'events' && !rests) continue;
        const code = await askAgain(spec, as, body);
        if ((code === 'account.suspended') !== rests) wrong.push(`${name} ${JSON.stringify(body)}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
