import { AppError, type Need, type Needs, type OwnUser } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dealDetail, dealFile, dealItem, noBrandStats, noCreatorStats } from '../../testing/deals.ts';
import { needOf, queueOf, waitingLine } from '../../testing/needs.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const queue = page.getByRole('region', { name: 'Needs you' });
const rows = queue.getByRole('listitem');
const row = (title: string) => rows.filter({ hasText: title });

/** Somebody with projects behind them, and what needs them. */
function comes(user: OwnUser, needs: Needs) {
  signIn(user);
  const list = { deals: [dealItem()], nextCursor: null };
  server.returns('deals.brandDeals', list);
  server.returns('deals.creatorDeals', list);
  server.returns('deals.brandStats', { ...noBrandStats, allProjects: 3 });
  server.returns('deals.creatorStats', { ...noCreatorStats, allDeals: 3 });
  server.returns('needs.read', needs);
}

/** Puts off and shows again as the server does. */
function answersPutOff(needs: readonly Need[]) {
  server.returns('needs.putOff', ({ body: { key, until } }) => {
    const at = until === 'CHANGE' || until === 'HIDDEN' ? null : '2099-11-30T04:00:00.000Z';
    const putOff = needs
      .filter((need) => need.key === key)
      .map((need) => ({ ...need, putOff: { until, at } }));
    return queueOf(
      needs.filter((need) => need.key !== key),
      { putOff },
    );
  });
  server.returns('needs.showAgain', queueOf(needs));
}

describe('of a brand', () => {
  const notArrived = needOf('payout.not_arrived', 1, {
    since: '2026-02-17T09:00:00.000Z',
    at: '2026-02-17T00:00:00.000Z',
    sums: { amountCents: 0, amountFils: 148_000 },
  });
  const review = needOf('file.review', 2, { count: 2 });
  const message = needOf('message.unread', 3, { words: 'Can I film on Friday?' });

  beforeEach(() => comes(newBrand(), queueOf([notArrived, review, message])));

  test('each thing is a row with day, reason, sum and one act, and opens as a whole', async () => {
    const app = await openApp('/dashboard');
    await expect.element(rows).toHaveLength(3);
    const first = row('did not arrive');
    for (const text of ['Since', 'Feb 17', 'Layla Haddad', 'Project 1', /AED\s1,480/u, 'not arrived'])
      await expect.element(first).toMatchTextContent(text);
    await expect.element(row('Review 2 files')).toMatchTextContent('Dec 12');
    await expect.element(row('Message from')).toMatchTextContent('“Can I film on Friday?”');
    // The most urgent act alone is pink.
    expect(document.querySelectorAll('main .btn-cast')).toHaveLength(1);
    await expect
      .element(first.getByRole('link', { name: 'Check payment' }))
      .toHaveAttribute('href', '/billing/payouts');
    await expect
      .element(row('Message from').getByRole('link', { name: 'Reply' }))
      .toHaveAttribute('href', `/brand-deal/${idOf(3)}#chat`);
    server.waits('deals.read');
    // Presses the free edge of the row.
    const { left, bottom } = row('Review 2 files').element().getBoundingClientRect();
    (document.elementFromPoint(left + 130, bottom - 3) as HTMLElement).click();
    await expect.poll(app.address).toBe(`/brand-deal/${idOf(2)}`);
  });

  test('what is put off leaves, can be undone, and tells when it comes back', async () => {
    answersPutOff([notArrived, review, message]);
    await openApp('/dashboard');
    await row('Review 2 files').getByRole('button', { name: 'Later or hide: Review 2 files' }).click();
    for (const name of [/^Tomorrow/u, /^Monday/u, /^When something changes/u, /^Hide it/u])
      await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
    await expect.element(rows).toHaveLength(2);
    expect(server.calls('needs.putOff')).toMatchObject([{ body: { key: review.key, until: 'TOMORROW' } }]);
    await expect.element(page.getByText('Others of your team still see it.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(row('Review 2 files')).toBeVisible();
    expect(server.calls('needs.showAgain')).toMatchObject([{ body: { key: review.key } }]);

    await row('Message from').getByRole('button', { name: 'Later or hide' }).click();
    await page.getByRole('menuitem', { name: 'Hide it' }).click();
    await queue.getByRole('button', { name: 'Snoozed 1' }).click();
    const putOff = queue.getByRole('list', { name: 'Snoozed' });
    await expect.element(putOff).toMatchTextContent('Hidden for you');
    await putOff.getByRole('button', { name: 'Show again' }).click();
    await expect.element(row('Message from')).toBeVisible();
  });

  test('missing money goes away for a day at most', async () => {
    await openApp('/dashboard');
    await row('did not arrive').getByRole('button', { name: 'Later or hide' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Tomorrow' })).toBeVisible();
    for (const name of ['Monday', 'When something changes', 'Hide it'])
      await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument();
  });

  test('a change that is refused leaves the row, and says why', async () => {
    server.refuses('needs.putOff', 'need.gone');
    await openApp('/dashboard');
    await row('Review 2 files').getByRole('button', { name: 'Later or hide' }).click();
    await page.getByRole('menuitem', { name: 'Hide it' }).click();
    await expect.element(page.getByText('This is done already.')).toBeVisible();
    await expect.element(row('Review 2 files')).toBeVisible();
  });

  test('a row leaves when its thing is done elsewhere', async () => {
    await openApp('/dashboard');
    await expect.element(row('Review 2 files')).toBeVisible();
    server.returns('needs.read', queueOf([notArrived, message]));
    server.sends({ kind: 'deal.changed', dealId: idOf(2), subjectId: null, by: 'CREATOR', byPerson: null });
    await expect.element(row('Review 2 files')).not.toBeInTheDocument();
    await expect.element(queue).toMatchTextContent('Needs you2');
  });

  test('it is worked off by keys, which are listed and can be turned off', async () => {
    answersPutOff([notArrived, review, message]);
    await openApp('/dashboard');
    await expect.element(row('Review 2 files').getByRole('button', { name: 'Later or hide' })).toBeVisible();
    await userEvent.keyboard('jj');
    await expect.element(row('Review 2 files').getByRole('link', { name: 'Review 2 files' })).toHaveFocus();
    await userEvent.keyboard('k');
    await userEvent.keyboard('h');
    await expect.element(page.getByText('This can be put off for a day at most.')).toBeVisible();
    await userEvent.keyboard('j');
    await userEvent.keyboard('s');
    await expect.element(page.getByRole('menuitem', { name: 'Tomorrow' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: 'Tomorrow' })).not.toBeInTheDocument();
    await userEvent.keyboard('h');
    await expect.element(row('Review 2 files')).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect.element(keys.getByText('Snooze the row')).toBeVisible();
    await keys.getByRole('switch', { name: 'Single keys' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await expect.element(keys).not.toBeInTheDocument();
    await queue.getByRole('button', { name: 'Keys' }).click();
    await keys.getByRole('switch', { name: 'Single keys' }).click();
  });
});

test('ten rows come first, on a phone five, and the others at a press', async () => {
  comes(newBrand(), queueOf(Array.from({ length: 12 }, (_, n) => needOf('file.review', n + 1))));
  const app = await openApp('/dashboard');
  await expect.element(rows).toHaveLength(10);
  await queue.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(rows).toHaveLength(12);
  await page.viewport(390, 664);
  await app.reload();
  await expect.element(rows).toHaveLength(5);
  expect(rows.first().element().getBoundingClientRect().top).toBeLessThan(260);
  await expect.element(queue.getByRole('button', { name: 'Show 7 more' })).toBeVisible();
});

test('from twenty on alike ones are one row, which opens, and each is alone on demand', async () => {
  const reviews = Array.from({ length: 17 }, (_, n) =>
    needOf('file.review', n + 1, { sums: { amountCents: 10_000 } }),
  );
  const others = [needOf('deal.terms', 30), needOf('deal.terms', 31), needOf('sample.damaged', 32)];
  comes(newBrand(), queueOf([...reviews, ...others]));
  await openApp('/dashboard');
  await expect.element(rows).toHaveLength(3);
  const alike = row('17 projects to review');
  await expect.element(alike).toMatchTextContent('$1,700');
  await expect
    .element(alike.getByRole('link', { name: 'Review: the first' }))
    .toHaveAttribute('href', `/brand-deal/${idOf(1)}`);
  await alike.getByRole('button', { name: 'Each of them: 17 projects to review' }).click();
  const lines = queue.getByRole('list', { name: '17 projects to review' });
  await expect.element(lines.getByRole('listitem')).toHaveLength(17);
  await expect
    .element(lines.getByRole('listitem').nth(4).getByRole('link', { name: 'Review' }))
    .toHaveAttribute('href', `/brand-deal/${idOf(5)}`);
  await queue.getByRole('button', { name: 'Each alone' }).click();
  await expect.element(rows).toHaveLength(10);
  await queue.getByRole('button', { name: 'Show 10 more' }).click();
  await expect.element(row('The sample arrived damaged')).toBeVisible();
});

test('an empty queue says so, says what waits, and the pink button goes back', async () => {
  comes(newBrand(), queueOf([], { waiting: [waitingLine('brief', 1)], waitingTotal: 1 }));
  await openApp('/dashboard');
  await expect.element(queue).toMatchTextContent('Nothing needs you');
  await expect
    .element(queue)
    .toMatchTextContent('1 thing waits for others. The next one ends on Dec 12, 2099');
  await expect.element(page.getByRole('link', { name: 'Find Creators' }).last()).toHaveClass('btn-cast');
});

test('a queue that cannot be read says so, with the projects below it', async () => {
  comes(newBrand(), queueOf([]));
  server.returns('needs.read', () => {
    throw new AppError('request.rate_limited');
  });
  await openApp('/dashboard');
  await expect.element(queue).toMatchTextContent('What needs you could not be loaded');
  await expect.element(page.getByText('Winter barrier serum')).toBeVisible();
  server.returns('needs.read', queueOf([needOf('file.review', 1)]));
  await queue.getByRole('button', { name: 'Retry' }).click();
  await expect.element(row('Review 1 file')).toBeVisible();
});

test('completing a project is one press away from its question', async () => {
  comes(newBrand(), queueOf([needOf('deal.complete', 10)]));
  const files = [dealFile(20, { status: 'APPROVED' })];
  server.returns('deals.read', { deal: dealDetail({ status: 'SUBMITTED', files }) });
  server.returns('comments.list', { comments: [], removed: [], upTo: 0, more: false });
  const app = await openApp('/dashboard');
  await row('Complete the project').getByRole('button', { name: 'Complete', exact: true }).click();
  await expect.poll(app.address).toBe(`/brand-deal/${idOf(10)}`);
  await expect.element(page.getByRole('dialog', { name: 'Complete this project?' })).toBeVisible();
});

test('a reviewer reads how much waits for the team', async () => {
  comes(newBrand({ memberRole: 'REVIEWER' }), queueOf([needOf('file.review', 1)], { ofTeam: 8 }));
  await openApp('/dashboard');
  await expect.element(queue).toMatchTextContent('8 other things wait for your team');
});

describe('what waits for others', () => {
  const waiting = page.getByRole('region', { name: 'Waiting for others' });

  test('is a quiet line each, with one act', async () => {
    const lines = [1, 2, 3, 4].map((number) => waitingLine(number === 1 ? 'brief' : 'content', number));
    comes(newBrand(), queueOf([], { waiting: lines, waitingTotal: 4 }));
    await openApp('/dashboard');
    await expect.element(waiting.getByRole('listitem').first()).toMatchTextContent('Project 1');
    await expect.element(waiting).toMatchTextContent('until Dec 12, 2099');
    await expect
      .element(waiting.getByRole('link', { name: /^Remind/u }))
      .toHaveAttribute('href', `/brand-deal/${idOf(1)}#chat`);
    await waiting.getByRole('button', { name: 'Show 1 more' }).click();
    await expect.element(waiting.getByRole('listitem')).toHaveLength(4);
  });

  test('is one line from twelve on', async () => {
    const lines = Array.from({ length: 12 }, (_, n) => waitingLine('content', n + 1));
    comes(newBrand(), queueOf([], { waiting: lines, waitingTotal: 12 }));
    await openApp('/dashboard');
    await expect.element(waiting).toMatchTextContent('The next one ends on Dec 12, 2099');
    await expect.element(waiting.getByRole('listitem')).not.toBeInTheDocument();
    await waiting.getByRole('button', { name: 'Show' }).click();
    await expect.element(waiting.getByRole('listitem')).toHaveLength(12);
  });
});

describe('of a creator', () => {
  const silent = needOf('payout.silent', 1, { sums: { amountCents: 96_000 } });
  const brief = needOf('deal.brief', 2, { who: { id: idOf(3), name: 'Falaj Coffee', image: null } });

  test('has rows of its own, which open the place where each is done', async () => {
    comes(publishedCreator(), queueOf([silent, brief]));
    const app = await openApp('/creator-dashboard');
    await expect.element(row('is silent about')).toMatchTextContent('$960');
    await expect
      .element(row('is silent about').getByRole('link', { name: 'Check payment' }))
      .toHaveAttribute('href', '/money');
    server.waits('deals.read');
    await row('New brief from').getByRole('link', { name: 'Read and answer' }).click();
    await expect.poll(app.address).toBe(`/deal/${idOf(2)}`);
  });

  test('is put off until Monday and shown now', async () => {
    answersPutOff([silent, brief]);
    comes(publishedCreator(), queueOf([silent, brief]));
    await openApp('/creator-dashboard');
    await row('New brief from').getByRole('button', { name: 'Later or hide' }).click();
    await page.getByRole('menuitem', { name: 'Monday' }).click();
    await expect.element(rows).toHaveLength(1);
    await expect.element(page.getByText('Others of your team still see it.')).not.toBeInTheDocument();
    await queue.getByRole('button', { name: 'Snoozed 1' }).click();
    await expect
      .element(queue.getByRole('list', { name: 'Snoozed' }))
      .toMatchTextContent('Snoozed until Nov 30');
    await queue.getByRole('button', { name: 'Show now' }).click();
    await expect.element(row('New brief from')).toBeVisible();
  });

  test('is above 300 pixels on a wide screen', async () => {
    await page.viewport(1440, 900);
    comes(publishedCreator(), queueOf([silent, brief]));
    await openApp('/creator-dashboard');
    await expect.element(rows).toHaveLength(2);
    expect(rows.first().element().getBoundingClientRect().top).toBeLessThan(300);
  });
});
