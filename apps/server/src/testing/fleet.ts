/** Several real server processes on one PostgreSQL, and clients that speak to them over real connections. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  type Client,
  createClient,
  type Following,
  followEvents,
  type LiveEvent,
  type Transport,
} from '@briefcast/contract';
import { brandIdOf } from './builders.ts';
import { newEmail, testAdminPassword, testPassword } from './harness.ts';

/** The server as it runs in production, which starts in half the time of its sources (test/built-server.ts). */
export const builtEntry = fileURLToPath(new URL('../../dist/code/main.js', import.meta.url));
/** Secret that every process of the tests signs with. */
export const fleetSecret = 'the secret that every process of the tests shares';
const agent = new Agent({ keepAlive: true, maxSockets: 40 });

export interface ServerProcess {
  /** Address where it answers. */
  origin: string;
  child: ChildProcess;
  /** Asks it to stop, as a supervisor does; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Folder of Node's compile cache: a third less work for every process after the first (scripts/test.mjs). */
export const compileCache = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};

/** As every start of the server has them (scripts/lib/node24.mjs). */
const serverFlags = ['--max-semi-space-size=8'];

/** Starts a process by its real entry point; answers once it serves. `environment` names the database at least. */
export async function startProcess(
  environment: Record<string, string>,
  entry: string = builtEntry,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, entry], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      SECRET: fleetSecret,
      ADMIN_PASSWORD: testAdminPassword,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A run that is broken off leaves no process behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', kill);
    return code as number | null;
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      const [, address] = /serves at (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((code) => reject(new Error(`The process ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    child,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Carries calls over kept connections. Rejects when a connection breaks, as a browser would. */
const transportTo =
  (origin: string, token?: string): Transport =>
  ({ spec, path, body, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(`${origin}${path}`, {
        method: spec.method,
        agent,
        headers: {
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
      });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            ok: (answer.statusCode ?? 500) < 400,
            json: JSON.parse(Buffer.concat(pieces).toString()),
            retryAfter: answer.headers['retry-after'] ?? null,
          }),
        );
      });
      sent.end(text);
    });

export const clientOf = (origin: string, token?: string): Client => createClient(transportTo(origin, token));

/** A person with an account, who can be heard and spoken for at any process. */
export interface FleetPerson {
  id: string;
  token: string;
  at(origin: string): Client;
}

const personOf = ({ user, token }: { user: { id: string }; token: string }): FleetPerson => ({
  id: user.id,
  token,
  at: (origin) => clientOf(origin, token),
});

const credentials = () => ({ email: newEmail(), password: testPassword });

/** A creator with an empty profile. */
export async function newCreator(origin: string, firstName = 'Layla'): Promise<FleetPerson> {
  const body = { ...credentials(), role: 'CREATOR', firstName, lastName: 'Haddad' } as const;
  return personOf(await clientOf(origin).accounts.register({ body }));
}

/** Signs up a person with a brand, and returns the organisation's id as well. */
export async function newBrand(origin: string): Promise<FleetPerson & { brandId: string }> {
  const body = { ...credentials(), role: 'BRAND', companyName: 'Oasis Skin' } as const;
  const signedIn = await clientOf(origin).accounts.register({ body });
  return { ...personOf(signedIn), brandId: brandIdOf(signedIn) };
}

/** A brand, a published creator and a brief between them. */
export async function newDeal(origin: string) {
  const anonymous = clientOf(origin);
  const brand = await newBrand(origin);
  const creator = await newCreator(origin);
  await creator.at(origin).profiles.update({ body: { bio: 'Skincare on camera.' } });
  const admin = await anonymous.admin.logIn({ body: { password: testAdminPassword } });
  await clientOf(origin, admin.token).admin.togglePublish({
    params: { id: creator.id },
    body: { isPublished: true },
  });
  const { deal } = await brand.at(origin).deals.create({
    body: {
      title: 'Winter barrier serum',
      description: 'Three steps, bare skin first.',
      budget: 124_000,
      deadline: '2099-12-12T00:00:00.000Z',
      creatorId: creator.id,
    },
  });
  return { brand, creator, dealId: deal.id };
}

export interface Follower extends Following {
  /** Everything heard, oldest first. */
  events: LiveEvent[];
  /** Whether the server has refused the session. */
  isRefused(): boolean;
  /** Number of times that the stream was opened. */
  connections(): number;
  resets(): number;
}

/** Follows a person's stream by the code that the web app follows it with, and tries again without waiting. */
export async function follow(
  origin: string,
  { token }: Pick<FleetPerson, 'token'>,
  onEvent: (event: LiveEvent) => void = () => {},
): Promise<Follower> {
  const events: LiveEvent[] = [];
  let refused = false;
  let connections = 0;
  let resets = 0;
  const following = await new Promise<Following>((resolve) => {
    const made = followEvents({
      async open(query, headers, signal) {
        const answer = await fetch(`${origin}/api/events${query}`, {
          headers: { ...headers, authorization: `Bearer ${token}` },
          signal,
        });
        connections += 1;
        resolve(made);
        return answer;
      },
      onEvent(event) {
        events.push(event);
        onEvent(event);
      },
      onReset: () => resets++,
      onRefused() {
        refused = true;
      },
      random: () => -1,
    });
    made.resume();
  });
  return {
    ...following,
    events,
    isRefused: () => refused,
    connections: () => connections,
    resets: () => resets,
  };
}
