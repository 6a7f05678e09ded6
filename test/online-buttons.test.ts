/**
 * Checks that actions of the server say that they need a connection where there is none
 * (rules/phone#without-a-connection).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined);

/** Reading more, or once more, is tried again as often as somebody likes; copying asks nobody. */
const harmless = /isFetching|isLoadingEarlier|isRefreshing|isRetrying|fetchNextPage|refetch|copy/u;
/** A press that begins what is not over at once: `mutate`, or a call of which nobody awaits the end. */
const begins = /\bmutate(Async)?\(|\bvoid\b/u;

/** Buttons that wait for an answer, shown by `busy` or not, and what they wait for. */
function waitingButtons(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    const attributes = (node.attributes ?? []) as Node[];
    if (node.type === 'JSXOpeningElement' && /^(Icon)?Button$/u.test(String(nameOf(node.name))))
      for (const { name, start, end } of attributes) {
        const text = source.slice(start, end);
        if (nameOf(name) === 'busy' || (nameOf(name) === 'onClick' && begins.test(text))) found.push(text);
      }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found.filter((text) => !harmless.test(text));
}

/** Before signing in nothing is kept on the device, and nobody is notified of the connection. */
const before = [
  'features/accounts/login-form.tsx',
  'features/accounts/sign-up-form.tsx',
  'screens/accounts/confirm-email.tsx',
  'screens/accounts/forgot-password.tsx',
  'screens/accounts/mail-link.tsx',
  'screens/accounts/reset-password.tsx',
  'screens/accounts/unsubscribe.tsx',
  'screens/admin/admin-page.tsx',
  'screens/campaign-reports/shared-report.tsx',
  'screens/shares/enter-card.tsx',
  'screens/shares/guest-name.tsx',
  'screens/teams/invitation/join-forms.tsx',
];
/** In the frame of every page, whose first load has no room for more: a press in vain says so, and is made again. */
const inFrame = ['features/accounts/confirm-notice.tsx', 'features/teams/elsewhere.tsx'];
/** The list's own way to read more, and what is done on the device, alone or first. */
const here = [
  'features/drafts/forgotten-upload.tsx',
  'features/drafts/upload-row.tsx',
  'features/phone/new-version-offer.tsx',
  'features/phone/no-room.tsx',
  'features/phone/too-old.tsx',
  'screens/castings/post/posting.tsx',
  'screens/drafts/running-item.tsx',
  'screens/drafts/shared-files.tsx',
  'ui/load-more.tsx',
];

const folder = resolve(import.meta.dirname, '../apps/web/src');

it('a button that waits for the server is an OnlineButton', () => {
  const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.browser.test.tsx'),
  );
  const waiting = screens.filter(
    (path) => waitingButtons(readFileSync(join(folder, path), 'utf8')).length > 0,
  );
  expect(waiting.sort()).toEqual([...before, ...inFrame, ...here].sort());
});

it.each([
  ['<Button busy={save.isPending}>Save</Button>', 1],
  ['<OnlineButton busy={save.isPending}>Save</OnlineButton>', 0],
  ['<Button busy={list.isFetchingNextPage}>More</Button>', 0],
  ['<Button onClick={close}>Close</Button>', 0],
  ['<Button onClick={() => void answer("ACCEPTED")}>Accept</Button>', 1],
  ['<IconButton onClick={() => remove.mutate(id)} />', 1],
  ['<OnlineButton onClick={() => remove.mutate(id)}>Remove</OnlineButton>', 0],
  ['<Button onClick={() => void list.refetch()}>Once more</Button>', 0],
])('sees %s', (source, count) => expect(waitingButtons(source)).toHaveLength(count));
