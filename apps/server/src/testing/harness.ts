/**
 * A whole server for one test file: real database, real files, the outbox for mail, and typed clients that
 * speak to it as the browser does. Time is real but can be moved on.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  FailureEnvelope,
  type OwnUser,
  type RouteSpec,
  refusalsOf,
  type SignedIn,
  type Transport,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type App, buildApp, type Overrides } from '../app.ts';
import { createPasswords } from '../platform/auth/passwords.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { users } from '../platform/database/tables/index.ts';
import { openTestDatabase } from './test-database.ts';

/** Nearly every test signs people up; at the recommended cost, hashing would be a quarter of the work of all tests. */
const quickest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const testAdminPassword = 'the admin of the tests';

/** A signed-in person, with a client that carries their token. */
export interface Person {
  client: Client;
  token: string;
  user: OwnUser;
}

export interface TestServer {
  app: App;
  dataDir: string;
  /** Calls without a token. */
  anonymous: Client;
  /** A client with this token. */
  as(token: string): Client;
  /** Both with a confirmed e-mail, so that mails go to it. */
  signUpBrand(companyName?: string): Promise<Person>;
  signUpCreator(firstName?: string, lastName?: string): Promise<Person>;
  signInAdmin(): Promise<{ client: Client; token: string }>;
  /** Moves the server's clock on. */
  advance(milliseconds: number): void;
  /** Makes the bells of what has happened, then does every due job. */
  drain(): Promise<void>;
  /** Does all of that, then answers the mails in the outbox, decoded, oldest first. */
  mails(): Promise<string[]>;
}

export const testPassword = 'correct horse battery';
let accounts = 0;
export const newEmail = (): string => `person${++accounts}.${process.pid}@people.example`;

/** Mails travel as quoted-printable: soft line ends and escaped characters are put back. */
const decodeMail = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const followed = ['/api/notifications', '/api/users/creators/public'];

/** Throws where a call refuses with what its route does not name, so that the description of the calls stays true. */
function requireNamed(spec: RouteSpec, json: unknown): void {
  const { error } = FailureEnvelope.parse(json);
  if (!(refusalsOf(spec) as string[]).includes(error.code))
    throw new Error(
      `${spec.method} ${spec.path} refused with ${error.code}: name it in the route's "refuses"`,
    );
}

const transportOf =
  (app: App, token?: string): Transport =>
  async ({ spec, path, body, idempotencyKey }) => {
    // The directory and bells follow behind the answers: reads of them wait until that is done.
    if (followed.some((path) => spec.path.startsWith(path))) await app.settle();
    const answer = await app.http.inject({
      method: spec.method,
      url: path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const json: unknown = answer.json();
    if (answer.statusCode >= 400) requireNamed(spec, json);
    return {
      ok: answer.statusCode < 400,
      json,
      retryAfter: answer.headers['retry-after'] === undefined ? null : String(answer.headers['retry-after']),
    };
  };

async function start(settings: Partial<Config>, overrides: Overrides) {
  const dataDir = await mkdtemp(join(tmpdir(), 'briefcast-test-'));
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: testAdminPassword,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  const config = { ...readConfig(environment), ...settings };
  let offset = 0;
  const app = await buildApp(config, {
    database: await openTestDatabase(pino({ level: 'silent' })),
    clock: () => new Date(Date.now() + offset),
    passwords: createPasswords(quickest),
    webFolder: join(dataDir, 'no-web'),
    ...overrides,
  });
  return { app, dataDir, advance: (milliseconds: number) => (offset += milliseconds) };
}

/** Starts a server before the file's tests and ends it after them. The answer is filled in by then. */
export function useTestServer(settings: Partial<Config> = {}, overrides: Overrides = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    const { app, dataDir, advance } = await start(settings, overrides);
    const as = (token: string) => createClient(transportOf(app, token));
    const anonymous = createClient(transportOf(app));
    const person = async ({ token, user }: SignedIn): Promise<Person> => {
      // By the row and not by its mail, which then has no reason to leave.
      const emailConfirmedAt = app.deps.clock();
      await app.deps.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, user.id));
      return { client: as(token), token, user: { ...user, emailConfirmed: true } };
    };
    const credentials = () => ({ email: newEmail(), password: testPassword });
    Object.assign(server, {
      app,
      dataDir,
      anonymous,
      as,
      advance,
      async signUpBrand(companyName = 'Oasis Skin') {
        return person(
          await anonymous.accounts.register({ body: { ...credentials(), role: 'BRAND', companyName } }),
        );
      },
      async signUpCreator(firstName = 'Layla', lastName = 'Haddad') {
        const body = { ...credentials(), role: 'CREATOR' as const, firstName, lastName };
        return person(await anonymous.accounts.register({ body }));
      },
      async signInAdmin() {
        const { token } = await anonymous.admin.logIn({ body: { password: testAdminPassword } });
        return { client: as(token), token };
      },
      async drain() {
        await app.settle();
        await app.deps.jobs.drain();
      },
      async mails() {
        await server.drain();
        const folder = join(dataDir, 'outbox');
        const names = await readdir(folder).catch(() => []);
        const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
        return mails.map(decodeMail);
      },
    } satisfies TestServer);
  }, 60_000);
  afterAll(async () => {
    await server.app?.close();
    if (server.dataDir) await rm(server.dataDir, { recursive: true, force: true });
  });
  return server;
}
