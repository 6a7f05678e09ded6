/**
 * What an open event stream costs, and how soon a message arrives beside many of them.
 *
 *     npm run bench -- streams [COUNT]      (2,000 streams without COUNT)
 */
import { get, type IncomingMessage } from 'node:http';
import { quantile, startMeasured } from './lib/fleet.ts';

const count = Number(process.argv[2] ?? 2000);
const warmUp = 100;
const messages = 200;

const measured = await startMeasured();
const { baseUrl, memory } = measured;

async function call(path: string, token: string | null, body: unknown, method = 'POST'): Promise<never> {
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    body: JSON.stringify(body),
  });
  const { data, error } = (await answer.json()) as { data: never; error?: { message: string } };
  if (!answer.ok) throw new Error(`${path}: ${error?.message}`);
  return data;
}

interface Account {
  token: string;
  user: { id: string };
}
const signUp = (role: string, names: object): Promise<Account> =>
  call('/api/auth/register', null, {
    email: `${crypto.randomUUID()}@bench.example`,
    password: 'morning-light-1',
    role,
    ...names,
  });

/** Opens a stream; answers when its first line is there. */
function open(token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${baseUrl}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (stream) => stream.once('data', () => resolve(stream)));
  });
}

const brand = await signUp('BRAND', { companyName: 'Nomad' });
const people = [brand];
for (let n = 0; n < 19; n++) people.push(await signUp('BRAND', { companyName: `Brand ${n}` }));

const streams: IncomingMessage[] = [];
async function openMany(total: number) {
  while (streams.length < total) {
    const some = Array.from({ length: 50 }, (_, n) => open(people[1 + (n % 19)]?.token ?? ''));
    for (const stream of await Promise.all(some)) {
      stream.resume();
      streams.push(stream);
    }
  }
}

await openMany(warmUp);
const before = memory();
await openMany(warmUp + count);
const perStream = (memory() - before) / count;

const creator = await signUp('CREATOR', { firstName: 'Layla', lastName: 'Haddad' });
for (const n of [1, 2, 3]) {
  const item = { type: 'IMAGE', url: `https://media.example/${n}.jpg`, title: `Picture ${n}` };
  await call('/api/portfolio', creator.token, item);
}
await call(
  '/api/users/profile',
  creator.token,
  {
    bio: 'Skincare routines filmed in real morning light.',
    location: 'Dubai, UAE',
    languages: ['English'],
    categories: ['Beauty'],
    ugcVideoPricing: 20_000,
    ugcPhotoPricing: 8000,
    ugcTurnaroundDays: 3,
    isPublished: true,
  },
  'PUT',
);
const { deal } = (await call('/api/deals', brand.token, {
  title: 'Winter barrier serum',
  description: 'Three-step morning routine, bare skin first.',
  budget: 124_000,
  deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
  creatorId: creator.user.id,
  requirements: ['Natural light'],
  deliverables: ['UGC Video'],
})) as { deal: { id: string } };

const arrivals: number[] = [];
const listener = await open(creator.token);
let heard = () => {};
listener.on('data', (chunk) => {
  if (String(chunk).includes('event: message')) heard();
});
for (let n = 0; n < messages; n++) {
  const arrived = new Promise<void>((resolve) => (heard = resolve));
  const started = performance.now();
  await call('/api/messages', brand.token, { dealId: deal.id, type: 'TEXT', content: `message ${n}` });
  await arrived;
  arrivals.push(performance.now() - started);
}

console.log(
  `${streams.length} streams open: ${(perStream / 1024).toFixed(1)} kB of the server's memory for each`,
);
console.log(
  `a message is heard by the other side after ${quantile(arrivals, 0.5).toFixed(0)} ms (median of ${messages}), ` +
    `95 of 100 within ${quantile(arrivals, 0.95).toFixed(0)} ms`,
);
for (const stream of [...streams, listener]) stream.destroy();
await measured.stop();
