/** Requests for every route of the contract, most of them with something wrong. */
import { BrandProfileUpdate, CreatorProfileUpdate, type RouteSpec } from '@briefcast/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Cast } from './cast.ts';
import { brokenForm } from './forms.ts';
import { nastyText } from './nasty-values.ts';
import { jsonBody, validInput } from './near-valid.ts';

export interface MadeRequest {
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The forms behind a body that the table declares as anything. */
const bodiesBehind: Record<string, readonly z.ZodType[]> = {
  'profiles.update': [CreatorProfileUpdate, BrandProfileUpdate],
};

const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const contentTypes = fc.constantFrom(
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/json; boundary="',
  'application/jsonx',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  '*/*',
  ',',
  'a'.repeat(4000),
);

/** Headers that some routes read, with what they should not carry. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'idempotency-key': rarely(
      fc.constantFrom('the-same', 'x'.repeat(200), 'x'.repeat(201), 'a b', '', 'é', '"', '__proto__'),
    ),
    'last-event-id': rarely(fc.constantFrom('', '0', '-1', '3:3:', '9'.repeat(300), '1:2:3,4', 'é', '%00')),
    range: rarely(
      fc.constantFrom(
        'bytes=0-',
        'bytes=-0',
        'bytes=9-1',
        `bytes=${'0-1,'.repeat(500)}`,
        'bytes=99999999999999999999-',
        'x',
      ),
    ),
    'if-range': rarely(fc.constantFrom('"x"', 'W/"x"', 'é')),
    'if-none-match': rarely(fc.constantFrom('*', '"', `${'"x",'.repeat(1000)}"x"`, 'W/"x"')),
    'if-modified-since': rarely(fc.constantFrom('Thu, 99 Feb 2026 99:99:99 GMT', '0', 'é')),
    accept: rarely(fc.constantFrom('text/html', '*/*;q=NaN', ',,,')),
    'accept-encoding': rarely(fc.constantFrom('br', 'gzip;q=0, *;q=0', 'x'.repeat(2000), ',')),
    'x-forwarded-for': rarely(fc.constantFrom('', 'é', '127.0.0.1', 'x,'.repeat(1000))),
    'x-request-id': rarely(fc.constantFrom('', 'x'.repeat(5000), 'é"{}')),
    host: rarely(fc.constantFrom('', 'evil.example', 'a:b:c', '[::1')),
    origin: rarely(fc.constantFrom('null', 'https://evil.example')),
    'x-http-method-override': rarely(fc.constant('DELETE')),
  })
  .map((given) => {
    const present = Object.entries(given).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return Object.fromEntries(present);
  });

const schemes = fc.oneof(
  { weight: 20, arbitrary: fc.constant('Bearer ') },
  { weight: 1, arbitrary: fc.constantFrom('bearer ', 'Bearer  ', 'Bearer', 'Basic ', '', 'Bearer Bearer ') },
);

const encoded = fc.oneof(
  { weight: 9, arbitrary: nastyText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 4000))) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%E0%A4%A', '%c0%ae', '.', '%2e%2e', '%2f', ';', '*') },
);

const sometimesWrong = (known: readonly string[] | undefined) =>
  known && known.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: encoded })
    : encoded;

/** The path with its braces filled. */
function pathsOf({ path }: RouteSpec, known: (field: string) => readonly string[] | undefined) {
  const parts = path.split(/\{(\w+)\}/g);
  const texts = parts.map((part, index) => (index % 2 ? sometimesWrong(known(part)) : fc.constant(part)));
  return fc.tuple(...texts).map((pieces) => pieces.join(''));
}

const oddQueries = fc.constantFrom(
  '&&==&',
  '%',
  'a[]=1&a[b]=2',
  '__proto__=1',
  '=',
  '?',
  '#x',
  'a=b;c=d',
  'x=%ff',
);

/** Pairs of a query: some as declared, some nasty, some twice. */
function queriesOf({ query }: RouteSpec, known: (field: string) => readonly string[] | undefined) {
  if (!query)
    return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddQueries });
  const keys = Object.keys(query.shape);
  const valid = validInput(query, known).map((values) =>
    Object.entries(values as Record<string, unknown>).flatMap(([key, value]) =>
      [value].flat().map((each) => `${key}=${encodeURIComponent(String(each).toWellFormed())}`),
    ),
  );
  const wrong = fc.array(
    fc.tuple(fc.constantFrom(...keys, '__proto__', 'page'), encoded).map(([key, text]) => `${key}=${text}`),
    { maxLength: 2 },
  );
  const pairs = fc.tuple(valid, wrong).map(([right, bad]) => [...right, ...bad].join('&').slice(0, 12_000));
  return fc.oneof({ weight: 9, arbitrary: pairs }, { weight: 1, arbitrary: oddQueries });
}

interface Payload {
  headers: Record<string, string>;
  body: Buffer | null;
}

const nothing: Payload = { headers: {}, body: null };

function bodiesOf(name: string, spec: RouteSpec, cast: Cast): fc.Arbitrary<Payload> {
  if (spec.upload) return brokenForm(cast.files);
  const schemas = bodiesBehind[name] ?? (spec.body ? [spec.body] : []);
  if (schemas.length === 0) {
    const unwanted = { headers: { 'content-type': 'application/json' }, body: Buffer.from('{"a":') };
    return spec.method === 'GET'
      ? fc.constant(nothing)
      : fc.oneof(
          { weight: 9, arbitrary: fc.constant(nothing) },
          { weight: 1, arbitrary: fc.constant(unwanted) },
        );
  }
  const texts = schemas.map((schema) =>
    jsonBody(validInput(schema, (field) => cast.knownValues(name, field))),
  );
  const types = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: contentTypes },
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(nothing) },
    {
      weight: 30,
      arbitrary: fc
        .tuple(types, fc.oneof(...texts))
        .map(([type, text]) => ({ headers: { 'content-type': type }, body: Buffer.from(text) })),
    },
  );
}

/** Requests of one route. */
export function requestsOf(name: string, spec: RouteSpec, cast: Cast): fc.Arbitrary<MadeRequest> {
  const known = (field: string) => cast.knownValues(name, field);
  const methods = fc.oneof(
    { weight: 30, arbitrary: fc.constant<string>(spec.method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
  );
  return fc
    .record({
      method: methods,
      path: pathsOf(spec, known),
      query: queriesOf(spec, known),
      scheme: schemes,
      token: fc.constantFrom(...cast.tokensFor(name)),
      odd: oddHeaders,
      payload: bodiesOf(name, spec, cast),
    })
    .map(({ method, path, query, scheme, token, odd, payload }) => ({
      route: name,
      method,
      path: query === '' ? path : `${path}?${query.replace('#', '%23')}`,
      headers: {
        ...odd,
        ...payload.headers,
        ...(token === null ? {} : { authorization: `${scheme}${token}` }),
      },
      body: method === 'GET' || method === 'HEAD' ? null : payload.body,
    }));
}

/** A request as a person can send it again. */
export function described({ method, path, headers, body }: MadeRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 300)}`);
  const text = body === null ? '' : JSON.stringify(body.toString('latin1')).slice(0, 1000);
  return [`${method} ${path.slice(0, 400)}`, ...lines, text].join('\n');
}
