import type { Conversation } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { campaignDetail } from '../../testing/campaigns.ts';
import { dealDetail, fromCreator, message } from '../../testing/deals.ts';
import { needOf, queueOf } from '../../testing/needs.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const conversation = (number: number, name: string, fields: Partial<Conversation> = {}): Conversation => ({
  dealId: idOf(number),
  title: `Project ${number}`,
  status: 'IN_PROGRESS',
  other: { id: idOf(number + 100), name, image: null },
  last: {
    ...{
      id: idOf(number + 200),
      excerpt: `${name} wrote this`,
      type: 'TEXT',
      at: '2026-03-01T12:00:00.000Z',
    },
    ...{ isOwn: false, colleague: null },
  },
  unread: 0,
  isMarkedUnread: false,
  needsAnswer: false,
  answerer: null,
  seenBy: [],
  ...fields,
});

const organization = { id: idOf(9), companyName: 'Oasis Skin', profileImage: null };
const layla = conversation(10, 'Layla Haddad', { unread: 2, needsAnswer: true });
const diego = conversation(11, 'Diego Ferreira');

/** Answers with those of these conversations that are asked for. */
const keep = (...all: Conversation[]) =>
  server.returns('inbox.list', ({ query }) => ({
    conversations: all.filter(
      ({ needsAnswer, other, answerer }) =>
        (query.filter !== 'answer' || needsAnswer) &&
        (query.filter !== 'mine' || answerer !== null) &&
        (query.with === undefined || other.id === query.with) &&
        (other.name ?? '').includes(query.search ?? ''),
    ),
    nextCursor: null,
    counts: {
      unread: 1,
      answer: all.filter(({ needsAnswer }) => needsAnswer).length,
      mine: all.filter(({ answerer }) => answerer !== null).length,
    },
  }));

beforeEach(() => {
  signIn(newBrand());
  keep(layla, diego);
  server.returns('campaigns.list', { campaigns: [], nextCursor: null });
  server.returns('team.read', { team: { organization, members: [], invitations: [] } });
  server.returns('deals.read', ({ params }) => ({
    deal: dealDetail({ id: params.id, status: 'IN_PROGRESS', title: `Project of ${params.id.slice(-2)}` }),
  }));
  server.returns('needs.read', queueOf([needOf('file.review', 10)]));
  server.returns('messages.markRead', {});
  server.returns('finder.find', { found: [] });
});

const list = page.getByRole('region', { name: 'Inbox' });
const row = (name: string) => list.getByRole('link', { name: new RegExp(name) });

test('says what is unread and what needs an answer, and is narrowed by the address', async () => {
  const app = await openApp('/inbox');
  await expect.element(row('Layla Haddad').getByText('Needs an answer')).toBeVisible();
  await expect.element(row('Layla Haddad').getByText('2 unread messages')).toBeInTheDocument();
  await expect.element(row('Diego Ferreira').getByText('Needs an answer')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Needs an answer 1' }).click();
  await expect.poll(app.address).toBe('/inbox?filter=answer');
  await expect.element(row('Diego Ferreira')).not.toBeInTheDocument();
});

test('opens a conversation beside its deal, with the one act that it needs', async () => {
  await page.viewport(1440, 900);
  const app = await openApp('/inbox');
  await row('Layla Haddad').click();
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(10)}`);
  await expect.element(page.getByLabelText('Message', { exact: true })).toBeVisible();
  const deal = page.getByRole('complementary', { name: /^Project of/ });
  await expect.element(deal.getByRole('link', { name: 'Review' })).toBeVisible();
  await expect.element(deal.getByRole('link', { name: 'Open project' })).toBeVisible();
});

test('opens at the message that the address names, which is marked, however far back it is', async () => {
  await page.viewport(1440, 900);
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) =>
      message(1000 + from + at, `Message ${from + at}.`, fromCreator),
    );
  server.returns('deals.read', ({ params }) => ({
    deal: dealDetail({ id: params.id, messages: lines(61, 100), hasEarlierMessages: true }),
  }));
  server.returns('messages.page', ({ query }) =>
    query.before === idOf(1061)
      ? { messages: lines(31, 60), hasEarlier: true }
      : { messages: lines(1, 30), hasEarlier: false },
  );
  const app = await openApp(`/inbox?deal=${idOf(10)}&message=${idOf(1020)}`);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect.element(log.getByText('Message 20.', { exact: true })).toBeInViewport();
  await expect.element(log.getByText('Message 100.')).not.toBeInViewport();
  expect(log.element().querySelector('[aria-current]')?.textContent).toContain('Message 20.');
  expect(server.calls('messages.page').map(({ query }) => query.before)).toEqual([idOf(1061), idOf(1031)]);
  await row('Diego Ferreira').click();
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(11)}`);
});

test('a press settles what needs no answer, and takes it back', async () => {
  server.returns('inbox.settle', ({ body }) => {
    keep({ ...layla, needsAnswer: !body.isSettled }, diego);
    return {};
  });
  await openApp(`/inbox?deal=${idOf(10)}`);
  await page.getByRole('button', { name: 'No answer needed' }).click();
  await expect.element(row('Layla Haddad').getByText('Needs an answer')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Needs an answer after all' }).click();
  await expect.element(row('Layla Haddad').getByText('Needs an answer')).toBeVisible();
  expect(server.calls('inbox.settle').map(({ body }) => body)).toEqual([
    { upTo: idOf(210), isSettled: true },
    { upTo: idOf(210), isSettled: false },
  ]);
});

test('is marked as unread by key and by menu, which closes it and keeps the place', async () => {
  await page.viewport(1440, 900);
  server.returns('messages.markUnread', ({ params }) => {
    keep({ ...layla, unread: 0 }, { ...diego, isMarkedUnread: params.id === idOf(11) });
    return {};
  });
  const app = await openApp(`/inbox?deal=${idOf(11)}`);
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await expect.poll(app.address).toBe('/inbox');
  await expect.element(row('Diego Ferreira').getByText('Unread', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('k');
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(10)}`);
  await userEvent.keyboard('u');
  await expect.poll(app.address).toBe('/inbox');
  expect(server.calls('messages.markUnread').map(({ params }) => params?.id)).toEqual([idOf(11), idOf(10)]);
});

test('is given to a colleague, or taken on, and narrowed to those of one’s own', async () => {
  await page.viewport(1440, 900);
  const member = (number: number, firstName: string) => ({
    ...{ userId: idOf(number), firstName, lastName: null, email: `${firstName}@oasisskin.example` },
    ...({ role: 'MANAGER', joinedAt: '2026-01-01T00:00:00.000Z', lastSeenAt: null } as const),
  });
  const members = [member(1, 'Rania'), member(7, 'Noor')];
  server.returns('team.read', { team: { organization, members, invitations: [] } });
  server.returns('inbox.give', ({ body }) => {
    const given = members.find(({ userId }) => userId === body.userId);
    keep({ ...layla, answerer: given ? { id: given.userId, ...given } : null }, diego);
    return {};
  });
  const app = await openApp(`/inbox?deal=${idOf(10)}`);
  const menu = page.getByRole('button', { name: 'More about this conversation' });
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Noor' }).click();
  await expect.element(row('Layla Haddad').getByText('Noor answers')).toBeVisible();
  await expect.element(page.getByRole('main').getByText('Noor answers')).toHaveLength(2);
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Rania' }).click();
  await expect.element(row('Layla Haddad').getByText('You answer')).toBeVisible();
  await page.getByRole('link', { name: 'Mine 1' }).click();
  await expect.element(row('Diego Ferreira')).not.toBeInTheDocument();
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(10)}&filter=mine`);
});

test('is narrowed to one person from their conversation, and to a campaign', async () => {
  await page.viewport(1440, 900);
  server.returns('campaigns.list', {
    campaigns: [campaignDetail({ id: idOf(5), name: 'Ramadan' })],
    nextCursor: null,
  });
  const app = await openApp(`/inbox?deal=${idOf(11)}`);
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Only with Diego Ferreira' }).click();
  await expect.element(row('Layla Haddad')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'With Diego Ferreira' }).click();
  await expect.element(row('Layla Haddad')).toBeVisible();
  await list.getByLabelText('Campaign').selectOptions('Ramadan');
  await expect.poll(() => server.calls('inbox.list').at(-1)?.query).toMatchObject({ campaign: idOf(5) });
  expect(app.address()).toBe(`/inbox?deal=${idOf(11)}&campaign=${idOf(5)}`);
});

test('is worked off by keys alone', async () => {
  server.returns('inbox.settle', {});
  const app = await openApp('/inbox');
  await expect.element(row('Layla Haddad')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(10)}`);
  await expect.element(page.getByRole('button', { name: 'No answer needed' })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(() => server.calls('inbox.settle').length).toBe(1);
  await userEvent.keyboard('j');
  await expect.poll(app.address).toBe(`/inbox?deal=${idOf(11)}`);
  // The former conversation may still be drawn.
  await expect.element(page.getByRole('link', { name: 'Project of 11' })).toBeVisible();
  await expect.element(page.getByLabelText('Message', { exact: true })).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByLabelText('Message', { exact: true })).toHaveFocus();
});

test('keys narrow the list and open the project', async () => {
  const app = await openApp(`/inbox?deal=${idOf(10)}`);
  await expect.element(row('Layla Haddad')).toBeVisible();
  for (const [key, filter] of [
    ['3', '&filter=answer'],
    ['2', '&filter=unread'],
    ['1', ''],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(app.address).toBe(`/inbox?deal=${idOf(10)}${filter}`);
  }
  await userEvent.keyboard('o');
  await expect.poll(app.address).toBe(`/brand-deal/${idOf(10)}`);
});

test('a search finds messages too, marks its words, and opens a message at its place', async () => {
  await page.viewport(1440, 900);
  const hit = { kind: 'MESSAGE' as const, id: idOf(31), dealId: idOf(11), fileId: null, image: null };
  server.returns('finder.find', ({ query }) => ({
    found:
      query.words === 'pour' && query.kind === 'MESSAGE'
        ? [{ ...hit, title: 'Slow the pour', detail: 'Winter serum', at: '2026-03-01T12:00:00.000Z' }]
        : [],
  }));
  const app = await openApp('/inbox');
  await list.getByRole('searchbox').fill('pour');
  const found = list.getByRole('link', { name: /Slow the pour/u });
  await expect.element(found.getByText('pour', { exact: true })).toBeVisible();
  await expect.element(list.getByText('Nothing found')).not.toBeInTheDocument();
  await found.click();
  await expect.poll(app.address).toBe(`/inbox?search=pour&message=${idOf(31)}&deal=${idOf(11)}`);
});

test('says which colleague has seen the conversation, and who of them is typing', async () => {
  await page.viewport(1440, 900);
  const noor = { firstName: 'Noor', lastName: 'Saleh' };
  keep({ ...layla, seenBy: [{ id: idOf(7), ...noor }] }, diego);
  const member = {
    ...{ userId: idOf(7), ...noor, email: 'noor@oasisskin.example', role: 'MANAGER' as const },
    ...{ joinedAt: '2026-01-01T00:00:00.000Z', lastSeenAt: null },
  };
  server.returns('team.read', { team: { organization, members: [member], invitations: [] } });
  await openApp(`/inbox?deal=${idOf(10)}`);
  await expect.element(page.getByText('Seen by Noor')).toBeVisible();
  const typing = { kind: 'typing', dealId: idOf(10), subjectId: null, by: 'BRAND' } as const;
  server.sends({ ...typing, byPerson: idOf(7) });
  await expect.element(page.getByText('Noor Saleh is typing…')).toBeVisible();
  server.sends({ ...typing, by: 'CREATOR', byPerson: idOf(110) });
  await expect.element(page.getByText('Layla is typing…')).toBeVisible();
});

test('the header and the tab count what is unread, on every page and as it changes', async () => {
  await page.viewport(1440, 900);
  const say = (conversations: number) =>
    server.returns('notifications.unreadCount', { unread: 0, conversations });
  say(3);
  await openApp('/terms');
  const link = page.getByRole('link', { name: /^Inbox/u });
  await expect.element(link).toHaveAccessibleName('Inbox 3 unread conversations');
  say(0);
  const arrived = { dealId: idOf(10), subjectId: idOf(210), by: 'CREATOR', byPerson: null } as const;
  server.sends({ kind: 'messages.read', ...arrived });
  await expect.element(link).toHaveAccessibleName('Inbox');
  await page.viewport(390, 844);
  say(120);
  server.sends({ kind: 'message.created', ...arrived });
  await expect.element(link).toHaveAccessibleName('Inbox 99+ unread conversations');
});

test('a phone shows the list or a conversation, and leads back to the same place', async () => {
  await page.viewport(390, 844);
  const app = await openApp('/inbox?filter=answer');
  await row('Layla Haddad').click();
  await expect.element(page.getByLabelText('Message', { exact: true })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect.poll(app.address).toBe('/inbox?filter=answer');
  await expect.element(list).toBeVisible();
});

test('a filter without a row says that nothing is left to do', async () => {
  keep(diego);
  await openApp('/inbox?filter=answer');
  await expect.element(list.getByText('Everybody has an answer')).toBeVisible();
  await list.getByRole('button', { name: 'Show all' }).click();
  await expect.element(row('Diego Ferreira')).toBeVisible();
});

test('a search without a hit leads back to all', async () => {
  await openApp('/inbox');
  await list.getByRole('searchbox', { name: 'Search messages and people' }).fill('nobody');
  await expect.element(list.getByText('Nothing found')).toBeVisible();
  await list.getByRole('button', { name: 'Show all' }).click();
  await expect.element(row('Layla Haddad')).toBeVisible();
});

test('loads, fails and comes back without a jump', () =>
  walkStates({
    visitor: newBrand(),
    path: '/inbox',
    title: 'Inbox',
    calls: ['inbox.list'],
    loading: 'Loading conversations...',
    fill: () => keep(layla, diego),
    filled: ['Layla Haddad', 'Diego Ferreira'],
    failing: ['Failed to load your inbox'],
    clear: () => keep(),
    empty: ['No conversations yet'],
    expired: 'log in',
  }));
