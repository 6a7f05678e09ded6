/** The server as a screen may meet it: answering, slow, broken, out of reach, empty, or tired of a session. */
import type { Page, Route } from '@playwright/test';

type Data = Record<string, unknown>;

/** What an empty marketplace answers instead: some fields of the real answer, or its refusal. */
export type Empty = Data | { refusal: { status: number; code: string } };

export type Mood = 'answers' | 'waits' | 'fails' | 'is away' | 'is empty' | 'refuses';

/** A refusal as the server sends it. */
const refusalOf = (status: number, code: string) => ({
  status,
  json: { success: false, message: 'Said by the test.', error: { code, message: 'Said by the test.' } },
});

/** What a call answers whose session has ended. */
export const sessionEnded = refusalOf(401, 'auth.session_expired');

export interface Backend {
  /** From now on; whoever waits is answered so too. */
  becomes(mood: Mood): Promise<void>;
  /** How many calls of the screen it has failed, since it began to. */
  failures(): number;
}

/** Stands between a page and the server. It touches the calls that are named, by their paths; a session that is over counts for every call. */
export async function standBetween(
  page: Page,
  calls: readonly string[],
  emptyAnswers: Record<string, Empty> = {},
): Promise<Backend> {
  let mood: Mood = 'answers';
  let failed = 0;
  let waiting: Route[] = [];

  async function emptied(route: Route, path: string) {
    const empty = emptyAnswers[path];
    if (!empty) return route.continue();
    if ('refusal' in empty) {
      const { status, code } = empty.refusal as { status: number; code: string };
      return route.fulfill(refusalOf(status, code));
    }
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: Data };
    return route.fulfill({ response: answer, json: { ...rest, data: merged(data, empty) } });
  }

  async function answer(route: Route): Promise<void> {
    const path = new URL(route.request().url()).pathname;
    if (mood === 'refuses') return route.fulfill(sessionEnded);
    if (mood === 'answers' || !calls.includes(path)) return route.continue();
    if (mood === 'is empty') return emptied(route, path);
    if (mood === 'waits') return void waiting.push(route);
    failed += 1;
    return mood === 'fails' ? route.fulfill(refusalOf(500, 'internal')) : route.abort();
  }

  await page.route('**/api/**', answer);
  return {
    async becomes(next) {
      mood = next;
      failed = 0;
      const before = waiting;
      waiting = [];
      await Promise.all(before.map(answer));
    },
    failures: () => failed,
  };
}

/** The real answer with some fields replaced, however deep they are. */
function merged(real: Data, replaced: Data): Data {
  const isPart = (value: unknown): value is Data =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return {
    ...real,
    ...Object.fromEntries(
      Object.entries(replaced).map(([key, value]) => [
        key,
        isPart(value) && isPart(real[key]) ? merged(real[key], value) : value,
      ]),
    ),
  };
}
