/** State in modules of the web app: tests of screens share one page, so all of it is put back between them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';

const root = 'apps/web/src';

/** State that is no page state, and why. */
const others: Record<string, string> = {
  'app/phone-app.tsx hasBegun': 'begins once in the life of a page, and no test of screens starts it',
  'features/drafts/kept-uploads.ts turns': 'work under way, which ends by itself',
  'features/drafts/other-tabs.ts held': 'locks of uploads, which the set-up ends',
  'features/drafts/running-uploads.ts all': 'uploads, which the set-up ends',
  'features/drafts/running-uploads.ts ends': 'uploads, which the set-up ends',
  'features/drafts/running-uploads.ts lastBegin': 'work under way, which ends by itself',
  'features/drafts/use-elsewhere.ts nowhere': 'never written',
  'features/files/use-upload-queue.ts lastEntry': 'a counter of keys',
  'features/messages/attachments.ts running': 'work under way, which ends by itself',
  'lib/admin-session.ts hasExpired': 'the session of the admin, which the set-up begins anew',
  'lib/admin-session.ts token': 'the session of the admin, which the set-up begins anew',
  'lib/api.ts underWay': 'work under way, which ends by itself',
  'lib/connection.ts looking': 'work under way, which ends by itself',
  'lib/connection.ts timer': 'the set-up looks until the connection is there',
  'lib/device-store.ts connections': 'a way to the database, whoever uses it',
  'lib/kept-answers.ts isKeeping': 'begins once in the life of a page',
  'lib/leaving.ts works': 'kinds of work, registered by modules',
  'lib/live.ts followers': 'counts screens, which are taken down',
  'lib/live.ts stopFollowing': 'ends with the screens',
  'lib/load-in-tab.ts isLoading': 'the page is left then',
  'lib/market.ts known': 'written whenever a test opens the app',
  'lib/outbox/changes.ts held': 'work under way, which ends by itself',
  'lib/query-client.ts owner': 'follows the session, which the set-up begins anew',
  'lib/session.ts expiryTimer': 'the session, which the set-up begins anew',
  'lib/session.ts session': 'the session, which the set-up begins anew',
  'lib/session.ts token': 'the session, which the set-up begins anew',
  'lib/upload.ts keys': 'goes with the files that it is about',
  'lib/use-head.ts pageTitle': 'written by every screen',
  'lib/use-head.ts publicOrigin': 'the same for all pages',
  'lib/use-head.ts unreadCount': 'written by every screen',
  'screens/creators/creator-profile/surcharges.tsx next': 'a counter of keys',
  'screens/creators/creator-profile/use-portfolio-draft.ts lastKey': 'a counter of keys',
  'ui/toast.ts lastId': 'a counter of keys',
};

const state = /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = new (?:Map|Set|WeakMap)\b)/gmu;

/** Listeners end with the screens. */
const isState = (name: string) => name !== 'listeners';

it('is page state, or named here with its reason', () => {
  const files = readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:app|features|lib|parts|screens|ui)\/.*\.tsx?$/u.test(file))
    .filter((file) => !/\.test\.tsx?$/u.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(inRoot(root, file), 'utf8').matchAll(state)]
      .map(([, variable, constant]) => variable ?? constant ?? '')
      .filter(isState)
      .map((name) => `${file} ${name}`),
  );
  expect(found.filter((name) => !(name in others)).sort()).toEqual([]);
  expect(Object.keys(others).filter((name) => !found.includes(name))).toEqual([]);
});
