/**
 * Every route as everybody: each gets the status that the table says. A route that is missing there fails, and so does one that
 * lets in more people than it says.
 */
import { allRoutes, type RouteSpec, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { callOf } from './testing/access/calls.ts';
import { type Column, columns, expectations } from './testing/access/expectations.ts';
import { type AccessScene, makeScene } from './testing/access/scene.ts';
import { signInAs } from './testing/access/sign-in.ts';
import { useTestServer } from './testing/harness.ts';

const server = useTestServer();
let scene: AccessScene;

beforeAll(async () => {
  scene = await makeScene(server);
});

function request(name: string, spec: RouteSpec, column: Column, token: string | undefined) {
  const { params, query, body } = callOf(name, scene, column);
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
const kept = new Map<Column, string | undefined>();

async function tokenOf(column: Column): Promise<string | undefined> {
  if (!kept.has(column)) kept.set(column, await signInAs(column, server, scene));
  return kept.get(column);
}

/** A call that changed something may have ended the session, or made another person of a newcomer: the next signs in. */
function forgetAfterChange(column: Column, { method }: RouteSpec, status: number) {
  if (method !== 'GET' && status < 400) kept.delete(column);
}

describe('the access matrix', () => {
  test('covers every route of the table', () => {
    expect(Object.keys(expectations).sort()).toEqual(allRoutes.map(({ name }) => name).sort());
  });

  test.each(allRoutes)('$name', async ({ name, spec }) => {
    const statuses = (expectations[name] ?? '').split(' ');
    const row = columns.map((column, index) => ({ column, expected: statuses[index] ?? 'missing' }));
    const found = new Map<Column, string>();
    // Refusals first, while what they are about is still there: who may remove it comes last.
    for (const { column, expected } of row.toSorted((one, other) =>
      other.expected.localeCompare(one.expected),
    )) {
      // A live stream does not end by itself; that it opens is a test of its own.
      if (expected === '-') found.set(column, spec.kind === 'events' ? '-' : 'no stream');
      else {
        const answer = await request(name, spec, column, await tokenOf(column));
        forgetAfterChange(column, spec, answer.statusCode);
        const isExpected = `${answer.statusCode}` === expected;
        found.set(column, isExpected ? expected : `${answer.statusCode} ${answer.body.slice(0, 300)}`);
      }
    }
    const asRow = (statusOf: (column: Column, expected: string) => string | undefined) =>
      row.map(({ column, expected }) => `${column}: ${statusOf(column, expected)}`);
    expect(asRow((column) => found.get(column))).toEqual(asRow((_, expected) => expected));
  });
});
