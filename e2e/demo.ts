/** The demo's marketplace on a server, and browsers that are signed in there. */
import { demoEntry } from '../scripts/lib/paths.mjs';
import type { Screen, Visitor } from './screens/screen.ts';
import { adminPassword, type RunningServer, type ServerVariety, startServer } from './server.ts';

/** The password of everybody in the demo. */
export const demoPassword = 'briefcast-demo';

/**
 * Who looks at the screens: the two with the fullest dashboards, one who has just begun, two whom the admin
 * looks at, and two whose subscriptions wait for payment.
 */
const people = {
  brand: { email: 'rania@oasisskin.example', deals: '/api/deals' },
  creator: { email: 'layla@haddad.example', deals: '/api/deals/creator/my-deals' },
  newcomer: { email: 'tomas@lindqvist.example', deals: '/api/deals/creator/my-deals' },
  waiting: { email: 'sara@alketbi.example', deals: '/api/deals/creator/my-deals' },
  sentBack: { email: 'omar@fayed.example', deals: '/api/deals/creator/my-deals' },
  overdue: { email: 'noor@alsuwaidi.example', deals: '/api/deals/creator/my-deals' },
  ordered: { email: 'marcus@oyelaran.example', deals: '/api/deals/creator/my-deals' },
} as const;

export type Person = keyof typeof people;

interface SignedIn {
  token: string;
  user: { id: string };
}

/** A browser's storage, in Playwright's format for a new context. */
export interface BrowserState {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

export interface Demo {
  baseUrl: string;
  /** The storage of a browser in which this visitor has signed in before. */
  stateOf(visitor: Visitor): BrowserState;
  /** The address of a screen, with the ids of this marketplace. */
  addressOf(screen: Pick<Screen, 'path' | 'visitor' | 'deal'>): Promise<string>;
  /** The address of the evidence of one of the brand's deals, by the deal's title. */
  evidenceOf(title: string): Promise<string>;
  /** The login of one of its people. */
  loginOf(person: Person): { email: string; password: string };
}

export interface OwnDemo extends Demo {
  stop(): Promise<void>;
}

async function call(url: string, token: string | null, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}

/**
 * Seeding a marketplace takes ten times as long as copying one, so the browser tests keep a seeded one in
 * this folder.
 */
const seeded = () => process.env.E2E_DEMO_DIR;

/** Starts a demo with a freshly seeded marketplace: copied from this run's, or else seeded now. */
export const startDemoServer = (
  logFile: string,
  entry = demoEntry,
  variety: ServerVariety = {},
): Promise<RunningServer> => startServer(logFile, entry, { from: seeded(), ...variety });

/** Starts a demo that nobody else uses and signs everybody in. Its output goes to `logFile`. */
export async function startDemo(
  logFile: string,
  entry = demoEntry,
  variety: ServerVariety = {},
): Promise<OwnDemo> {
  const { baseUrl, stop } = await startDemoServer(logFile, entry, variety);
  return { ...(await joinDemo(baseUrl)), stop };
}

/** Signs everybody in on a demo that is already running. */
export async function joinDemo(baseUrl: string): Promise<Demo> {
  async function signIn(person: Person): Promise<SignedIn> {
    const answer = await call(`${baseUrl}/api/auth/login`, null, {
      email: people[person].email,
      password: demoPassword,
    });
    return (answer as { data: SignedIn }).data;
  }

  const signedIn: Record<Person, SignedIn> = {
    brand: await signIn('brand'),
    creator: await signIn('creator'),
    newcomer: await signIn('newcomer'),
    waiting: await signIn('waiting'),
    sentBack: await signIn('sentBack'),
    overdue: await signIn('overdue'),
    ordered: await signIn('ordered'),
  };
  const admin = (await call(`${baseUrl}/api/admin/login`, null, { password: adminPassword })) as {
    token: string;
  };

  function storedBy(visitor: Visitor) {
    if (visitor === 'nobody') return [];
    if (visitor === 'admin') return [{ name: 'adminToken', value: admin.token }];
    const { token, user } = signedIn[visitor];
    return [
      { name: 'authToken', value: token },
      { name: 'authUser', value: JSON.stringify(user) },
    ];
  }

  async function dealNamed(title: string, visitor: Visitor): Promise<string> {
    if (visitor === 'nobody') throw new Error('Nobody has no deals');
    // The admin views the deals of the brand.
    const party = visitor === 'admin' ? 'brand' : visitor;
    const answer = await call(`${baseUrl}${people[party].deals}`, signedIn[party].token);
    const { deals } = (answer as { data: { deals: { id: string; title: string }[] } }).data;
    const found = deals.find((deal) => deal.title === title);
    if (!found) throw new Error(`${visitor} has no deal "${title}"`);
    return found.id;
  }

  async function logOf(title: string) {
    const log = await call(
      `${baseUrl}/api/deals/${await dealNamed(title, 'brand')}/log`,
      signedIn.brand.token,
    );
    return (log as { data: { evidenceUrl: string; certificate: { code: string } } }).data;
  }

  return {
    baseUrl,
    stateOf: (visitor) => ({
      cookies: [],
      origins: [{ origin: baseUrl, localStorage: storedBy(visitor) }],
    }),
    evidenceOf: async (title) => new URL((await logOf(title)).evidenceUrl, baseUrl).href,
    loginOf: (person) => ({ email: people[person].email, password: demoPassword }),
    async addressOf({ path, visitor, deal }) {
      const withCreator = path.replace(':creator', signedIn.creator.user.id);
      if (!deal) return withCreator;
      if (path.includes(':code')) return withCreator.replace(':code', (await logOf(deal)).certificate.code);
      return withCreator.replace(':deal', await dealNamed(deal, visitor));
    },
  };
}
