/**
 * Every route as everybody: each gets the status that its sample says. A route without a sample fails, and so does one that lets
 * in more people than it says.
 */
import { allRoutes, type RouteSpec, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from './testing/harness.ts';
import { type AccessGround, makeAccessGround } from './testing/route-samples/access-ground.ts';
import { allSamples, sampledRoutes, sampleOf } from './testing/route-samples/all-samples.ts';
import { type Caller, callers } from './testing/route-samples/callers.ts';
import { signInAs } from './testing/route-samples/sign-in.ts';

const server = useTestServer();
let ground: AccessGround;
/** By the names of routes. */
const scenes = new Map<string, object>();

beforeAll(async () => {
  ground = await makeAccessGround(server);
  for (const { makeScene, routes } of allSamples) {
    const scene = { ...ground, ...(await makeScene?.(ground)) };
    for (const name of Object.keys(routes)) scenes.set(name, scene);
  }
});

function callOf(name: string, caller: Caller) {
  const { call = {} } = sampleOf(name);
  return typeof call === 'function' ? call(scenes.get(name) ?? ground, caller) : call;
}

function request(name: string, spec: RouteSpec, caller: Caller, token: string | undefined) {
  const { params, query, body } = callOf(name, caller);
  return server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, {
      ...(params ? { params: { ...params } } : {}),
      ...(query ? { query: { ...query } } : {}),
    }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(spec.upload
      ? {
          payload: 'no form',
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        }
      : {}),
    ...(body ? { payload: body } : {}),
  });
}

/** Signing in for every call took longer than all the calls. */
const kept = new Map<Caller, string | undefined>();

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (!kept.has(caller)) kept.set(caller, await signInAs(caller, ground));
  return kept.get(caller);
}

/** A call that changed something may have ended the session, or made another person of a newcomer: the next signs in. */
function forgetAfterChange(caller: Caller, { method }: RouteSpec, status: number) {
  if (method !== 'GET' && status < 400) kept.delete(caller);
}

describe('the access matrix', () => {
  test('covers every route of the contract', () => {
    expect(sampledRoutes.map(({ name }) => name).sort()).toEqual(allRoutes.map(({ name }) => name).sort());
  });

  test.each(allRoutes)('$name', async ({ name, spec }) => {
    const { answers } = sampleOf(name);
    const row = callers.map((caller) => ({ caller, expected: `${answers[caller]}` }));
    const found = new Map<Caller, string>();
    // Refusals first, while what they are about is still there: who may remove it comes last.
    for (const { caller, expected } of row.toSorted((one, other) =>
      other.expected.localeCompare(one.expected),
    )) {
      // A live stream does not end by itself; that it opens is a test of its own.
      if (expected === 'stream') found.set(caller, spec.kind === 'events' ? 'stream' : 'no stream');
      else {
        const answer = await request(name, spec, caller, await tokenOf(caller));
        forgetAfterChange(caller, spec, answer.statusCode);
        const isExpected = `${answer.statusCode}` === expected;
        found.set(caller, isExpected ? expected : `${answer.statusCode} ${answer.body.slice(0, 300)}`);
      }
    }
    const asRow = (statusOf: (caller: Caller, expected: string) => string | undefined) =>
      row.map(({ caller, expected }) => `${caller}: ${statusOf(caller, expected)}`);
    expect(asRow((caller) => found.get(caller))).toEqual(asRow((_, expected) => expected));
  });
});
