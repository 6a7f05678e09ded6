import {
  AppError,
  type Comment,
  type DealDetail,
  type Draft,
  type FileMedia,
  type Upload,
  usualRights,
  withDefaults,
} from '@briefcast/contract';
import { linesOfDeal } from '@briefcast/contract/deals/versions';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { comment } from '../../../testing/comments.ts';
import {
  briefItem,
  dealDetail,
  dealFile,
  fromCreator,
  message,
  noCreatorStats,
  proposedTerms,
} from '../../../testing/deals.ts';
import { directoryPage, publicCreator } from '../../../testing/directory.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { comeBack, inTime, takeTheClock } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, publishedCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain, walkStates } from '../../../testing/walk-states.ts';

const creator = publishedCreator();
const id = idOf(10);
const path = `/deal/${id}`;
const running: Partial<DealDetail> = { title: 'Cold-brew in four pours', status: 'IN_PROGRESS' };
const field = page.getByLabelText('Message', { exact: true });
const log = page.getByRole('log', { name: 'Messages' });
/** The badge beside the title. */
const status = (text: string) =>
  expect.poll(() => document.querySelector('main header')?.textContent).toContain(text);

/** Signs the creator in with a deal that keeps what is done to it. */
function withDeal(fields: Partial<DealDetail> = {}) {
  let deal = dealDetail(fields);
  signIn(creator);
  server.returns('deals.read', () => ({ deal }));
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.changeStatus', ({ body }) => {
    deal = { ...deal, status: body.status };
    return { deal: { id, status: body.status } };
  });
  const add = (more: Pick<Partial<DealDetail>, 'files' | 'messages'>) => {
    deal = {
      ...deal,
      files: [...deal.files, ...(more.files ?? [])],
      messages: [...deal.messages, ...(more.messages ?? [])],
    };
  };
  return { add, change: (next: Partial<DealDetail>) => (deal = { ...deal, ...next }) };
}

test('an address in a brief is a link that hands nothing over', async () => {
  withDeal({ description: 'Watch https://oasis.example/film first, not javascript:alert(1).' });
  await openApp(path);
  const links = page.getByRole('link', { name: 'https://oasis.example/film' });
  await expect.element(links).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect([...document.querySelectorAll('a')].some(({ href }) => href.startsWith('javascript:'))).toBe(false);
});

/** The creator's own prices, as anybody reads them. */
function withRates() {
  server.returns('creators.publicProfile', { creator: publicCreator() });
  server.returns('creators.details', {
    details: { socialAccounts: [], packages: [], surcharges: [], facts: null },
  });
}

describe('a brief that does not fit', () => {
  test('is answered with other terms, which wait above it and can be withdrawn', async () => {
    const deal = withDeal();
    withRates();
    server.returns('deals.propose', ({ body }) => {
      const proposal = proposedTerms(
        70,
        body.kind === 'TERMS' ? { budget: body.budget ?? null, note: body.note ?? null } : {},
      );
      deal.change({ proposals: [proposal] });
      return { proposal };
    });
    server.returns('deals.answerProposal', () => {
      const proposal = proposedTerms(70, { state: 'WITHDRAWN', answeredAt: '2026-03-01T13:00:00.000Z' });
      deal.change({ proposals: [proposal] });
      return { proposal, deal: { id, status: 'BRIEF_SENT' } };
    });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    const form = page.getByRole('dialog', { name: 'Propose other terms' });
    const change = (line: string) => form.getByRole('group', { name: line }).getByText('Other').click();
    const sendIt = () => form.getByRole('button', { name: 'Send proposal' }).click();
    await sendIt();
    await expect.element(form.getByText(/^These are the terms of the brief/)).toBeVisible();
    await change('Price');
    await change('Deadline');
    await form.getByLabelText('Price ($)').fill('-5');
    await sendIt();
    await expect.element(form.getByText('Enter a budget above 0.')).toBeVisible();
    expect(server.calls('deals.propose')).toEqual([]);
    await form.getByLabelText('Price ($)').fill('1,500');
    await form.getByLabelText('Deadline', { exact: true }).fill('2099-12-20');
    await form.getByLabelText('Note (optional)').fill('Two days of light.');
    server.refuses('deals.propose', 'proposal.one_open');
    await sendIt();
    await expect.element(page.getByText('The proposal could not be sent')).toBeVisible();
    await expect.element(form.getByLabelText('Note (optional)')).toHaveValue('Two days of light.');
    server.returns('deals.propose', ({ body }) => {
      const proposal = proposedTerms(70, { note: body.note ?? null });
      deal.change({ proposals: [proposal] });
      return { proposal };
    });
    await sendIt();
    const waiting = page.getByRole('region', { name: 'You proposed other terms to Oasis Skin' });
    await expect.element(waiting.getByText('$1,500.00')).toBeVisible();
    await expect.element(waiting.getByText('Instead of $1,240.00')).toBeVisible();
    await expect.element(waiting.getByText('Two days of light.')).toBeVisible();
    await expect.element(log.getByText(/^You proposed \$1,500.00 by December 20, 2099 ·/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).toBeVisible();
    await expect
      .poll(() => server.calls('deals.propose').at(-1))
      .toMatchObject({
        body: {
          kind: 'TERMS',
          budget: 150_000,
          deadline: '2099-12-20T00:00:00.000Z',
          note: 'Two days of light.',
        },
      });
    await waiting.getByRole('button', { name: 'Withdraw proposal' }).click();
    await expect.element(waiting).not.toBeInTheDocument();
    await expect.element(log.getByText(/^You withdrew the proposal/)).toBeVisible();
    await expect
      .poll(() => server.calls('deals.answerProposal'))
      .toMatchObject([{ body: { answer: 'WITHDRAWN' } }]);
  });

  test('is countered with a deposit, which is a line as any other', async () => {
    withDeal({ rights: usualRights, paymentDays: 30, deposit: null });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    const form = page.getByRole('dialog', { name: 'Propose other terms' });
    await form.getByRole('group', { name: 'Deposit' }).getByText('Other').click();
    await form.getByLabelText('Deposit', { exact: true }).last().selectOptions('40% of the price');
    await form.getByLabelText('Deposit paid within').selectOptions('3 days');
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await expect
      .poll(() => server.calls('deals.propose').map(({ body }) => body))
      .toEqual([{ kind: 'TERMS', deposit: { percent: 40, days: 3 }, note: '' }]);
  });

  test('is countered with another sample, which is a line as any other', async () => {
    const sample = {
      ...{ kind: 'SENT' as const, what: 'Two bottles of serum', worth: 34_000, isReturned: true },
      ...{ arrivesBy: '2099-12-01T00:00:00.000Z', dueAfterDays: null },
    } as const;
    withDeal({ rights: usualRights, sample });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    const form = page.getByRole('dialog', { name: 'Propose other terms' });
    const line = form.getByRole('listitem').filter({ hasText: 'Product sample' });
    await expect
      .element(line.getByText(/^Two bottles of serum: sent to the creator, who sends it back/))
      .toBeVisible();
    await line.getByText('Other').click();
    await expect.element(line.getByLabelText('Arrives by')).toHaveValue('2099-12-01');
    await line.getByText('I keep it').click();
    await line.getByLabelText('What is it?').fill(' ');
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await expect.element(line.getByText('Say what the creator gets or buys.')).toBeVisible();
    expect(server.calls('deals.propose')).toEqual([]);
    await line.getByLabelText('What is it?').fill('Three bottles of serum');
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await expect
      .poll(() => server.calls('deals.propose').map(({ body }) => body))
      .toEqual([
        {
          kind: 'TERMS',
          sample: { ...sample, what: 'Three bottles of serum', isReturned: false },
          note: '',
        },
      ]);
  });

  test('is countered line by line, rights included, and the whole sheet is sent', async () => {
    withDeal({ rights: { ...usualRights, paidAds: 'MONTHS_12' }, paymentDays: 30 });
    withRates();
    server.returns('deals.propose', { proposal: proposedTerms(70) });
    await openApp(path);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    const form = page.getByRole('dialog', { name: 'Propose other terms' });
    const change = (line: string) => form.getByRole('group', { name: line }).getByText('Other').click();
    await change('Paid ads');
    await form.getByLabelText('Paid ads', { exact: true }).selectOptions('6 months');
    await change('Rounds of changes');
    await form.getByLabelText('Rounds of changes', { exact: true }).selectOptions('1');
    await change('Paid after completion');
    await form.getByLabelText('Paid after completion', { exact: true }).fill('14');
    // A line that is kept after all is not said.
    await form.getByRole('group', { name: 'Rounds of changes' }).getByText('Keep').click();
    await expect.element(form.getByText(/^By the creator’s own prices this comes to/)).toBeVisible();
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await expect
      .poll(() => server.calls('deals.propose'))
      .toMatchObject([
        {
          body: { kind: 'TERMS', paymentDays: 14, rights: { ...usualRights, paidAds: 'MONTHS_6' }, note: '' },
        },
      ]);
    await expect
      .poll(() => Object.keys(server.calls('deals.propose')[0]?.body ?? {}).sort())
      .toEqual(['kind', 'note', 'paymentDays', 'rights']);
  });

  test('and was answered by the brand is answered again, until three rounds are over', async () => {
    const brief = linesOfDeal(dealDetail());
    const mine = { ...brief, budget: 150_000 };
    const theirs = proposedTerms(71, {
      ...{ by: 'BRAND', budget: 135_000, deadline: brief.deadline },
      lines: { before: mine, after: { ...mine, budget: 135_000 } },
    });
    const own = proposedTerms(70, { state: 'ANSWERED', lines: { before: brief, after: mine } });
    const deal = withDeal({ proposals: [own, theirs] });
    await openApp(path);
    const waiting = page.getByRole('region', { name: 'Oasis Skin proposes other terms' });
    await expect.element(waiting.getByText('Instead of $1,500.00')).toBeVisible();
    // What is accepted is the newest, on the sheet that says all of it.
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).not.toBeInTheDocument();
    await expect
      .element(waiting.getByRole('link', { name: 'Read and accept' }))
      .toHaveAttribute('href', `${path}/accept`);
    // A sign shows that it opens.
    expect(waiting.getByText('Rounds before').element().querySelector('svg')?.checkVisibility()).toBe(true);
    await waiting.getByText('Rounds before').click();
    await expect.element(waiting.getByText('Price: $1,500.00 instead of $1,240.00')).toBeVisible();
    await expect.element(waiting.getByRole('button', { name: 'Answer line by line' })).toBeVisible();
    deal.change({ proposals: [own, { ...own, id: idOf(72) }, { ...own, id: idOf(73) }, theirs] });
    server.sends({ kind: 'deal.changed', dealId: id, subjectId: null, by: 'BRAND', byPerson: null });
    await expect
      .element(waiting.getByRole('button', { name: 'Answer line by line' }))
      .not.toBeInTheDocument();
  });

  test('offers no further terms once the creator has proposed three times', async () => {
    const lapsed = [70, 71, 72].map((number) => proposedTerms(number, { state: 'LAPSED' }));
    withDeal({ proposals: lapsed });
    await openApp(path);
    await expect.element(page.getByText(/^You have proposed terms three times/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Propose other terms' })).not.toBeInTheDocument();
  });

  test('is rejected with a reason', async () => {
    withDeal();
    await openApp(path);
    await page.getByRole('button', { name: 'Reject Deal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reject this brief?' });
    await question.getByLabelText('Reason (optional)').fill('Booked out.');
    await question.getByRole('button', { name: 'Reject' }).click();
    await status('Rejected');
    await expect
      .poll(() => server.calls('deals.changeStatus'))
      .toMatchObject([{ body: { status: 'REJECTED', reason: 'Booked out.' } }]);
  });
});

test('its states', () =>
  walkStates({
    visitor: creator,
    path,
    title: 'Cold-brew in four pours',
    calls: ['deals.read'],
    loading: 'Loading deal...',
    fill: () =>
      server.returns('deals.read', {
        deal: dealDetail({ ...running, files: [dealFile(20)], messages: [message(30, 'Hello.')] }),
      }),
    // A phone says the rest in other parts of the page.
    filled: ['Cold-brew in four pours', 'Submit Content', 'Submitted Content'],
    failing: ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'],
    clear: () => server.returns('deals.read', { deal: dealDetail(running) }),
    empty: ['Submit Content'],
    expired: 'log in',
  }));

describe('who may see it', () => {
  test("the brand's page of it leads to the creator's own", async () => {
    withDeal();
    const app = await openApp(`/brand-deal/${id}`);
    await expect.poll(app.address).toBe(path);
    await expect.element(page.getByRole('link', { name: 'Accept Deal' })).toBeVisible();
    await expect.element(page.getByText('One continuous take')).toBeVisible();
  });

  test('accepting leads to a look at the whole deal, and accepts nothing by itself', async () => {
    withDeal();
    const app = await openApp(path);
    await page.getByRole('link', { name: 'Accept Deal' }).click();
    await expect.poll(app.address).toBe(`${path}/accept`);
    await expect.element(page.getByRole('heading', { name: 'Before you accept' })).toBeVisible();
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('a stranger finds nothing, and the way back', async () => {
    withDeal();
    server.refuses('deals.read', 'deal.not_found');
    const app = await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
    await expect.element(page.getByText('The deal you are looking for does not exist.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(app.address).toBe('/creator-dashboard');
  });
});

describe('the chat', () => {
  test('keeps a message that did not get through, to be sent again', async () => {
    takeTheClock();
    const { add } = withDeal();
    await openApp(path);
    await expect.element(log.getByText('Start the conversation!')).toBeVisible();
    await field.fill('   ');
    await userEvent.keyboard('{Enter}');
    expect(server.calls('messages.send')).toEqual([]);

    server.loses('messages.send');
    await field.fill('First line\n<b>second</b> javascript:alert(1) https://briefcast.example/a).');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
    await inTime('waiting', () => log.getByText(/^Waiting for a connection/).length > 0);
    server.returns('messages.send', ({ body }) => {
      const sent = message(31, body.content, fromCreator);
      add({ messages: [sent] });
      return { message: sent };
    });
    server.returns('linkPreviews.fetch', {
      metadata: { title: null, description: null, image: null, domain: 'briefcast.example' },
    });
    await log.getByRole('button', { name: 'Try now' }).click();
    await expect.element(log.getByText(/^Waiting/)).not.toBeInTheDocument();
    await expect.poll(() => server.calls('messages.send').length).toBe(4);
    await expect.element(log.getByText('Sending…')).not.toBeInTheDocument();
    // Under the same key each time: the server would know one that it has had.
    await expect
      .poll(() => new Set(server.calls('messages.send').map(({ idempotencyKey }) => idempotencyKey)).size)
      .toBe(1);

    // Markup stays text, and only the web address becomes a link.
    await expect.element(log.getByText('<b>second</b>')).toBeVisible();
    const link = log.getByRole('link', { name: 'https://briefcast.example/a', exact: true });
    await expect.element(link).toHaveAttribute('href', 'https://briefcast.example/a');
    await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
    expect(document.querySelectorAll('[role=log] a[href^="javascript"]')).toHaveLength(0);
  });

  test('sends what was written while the line was cut, in its order and once, after the page was left', async () => {
    const { add } = withDeal();
    server.loses('messages.send');
    const app = await openApp(path);
    for (const text of ['First', 'Second', 'Third']) {
      await field.fill(text);
      await userEvent.keyboard('{Enter}');
      await expect.element(log.getByText(text)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(app.address).toBe('/creator-dashboard');

    let number = 40;
    // By its key the page knows that a message which it reads is one that it still waits for.
    server.returns('messages.send', ({ body, idempotencyKey }) => {
      number += 1;
      const sent = message(number, body.content, { ...fromCreator, requestKey: idempotencyKey ?? '' });
      add({ messages: [sent] });
      return { message: sent };
    });
    await openApp(path);
    await expect.element(log.getByText('Third')).toBeVisible();
    await expect.element(log.getByText('Sending…')).not.toBeInTheDocument();
    const sent = () =>
      new Map(
        server.calls('messages.send').map(({ body, idempotencyKey }) => [idempotencyKey, body.content]),
      );
    await expect.poll(() => [...sent().values()]).toEqual(['First', 'Second', 'Third']);
    await expect.poll(() => localStorage.getItem(`outbox:${creator.id}`)).toBeNull();
  });

  test('sends what was written without a connection from whatever page is open when there is one', async () => {
    withDeal();
    server.loses('messages.send');
    const app = await openApp(path);
    await field.fill('On my way');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText(/^Waiting for a connection/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(app.address).toBe('/creator-dashboard');
    await app.reload();
    server.returns('messages.send', ({ body }) => ({ message: message(41, body.content, fromCreator) }));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => localStorage.getItem(`outbox:${creator.id}`)).toBeNull();
    expect(app.address()).toBe('/creator-dashboard');
    await expect.poll(() => server.calls('messages.send').at(-1)?.body.content).toBe('On my way');
  });

  test('lets what waits be changed, and says what could not be sent and why', async () => {
    const { add } = withDeal();
    server.loses('messages.send');
    const app = await openApp(path);
    await field.fill('The lable is turned.');
    await userEvent.keyboard('{Enter}');
    await log.getByRole('button', { name: 'Change' }).click();
    await log.getByRole('textbox', { name: 'Change the text' }).fill('The label is turned.');
    await log.getByRole('button', { name: 'Save' }).click();
    await expect.element(log.getByText('The label is turned.')).toBeVisible();
    await app.reload();
    server.refuses('messages.send', 'deal.not_found');
    window.dispatchEvent(new Event('online'));
    await expect.element(log.getByRole('alert')).toMatchTextContent('Couldn’t be sent.');
    await expect.element(log.getByRole('button', { name: 'Copy' })).toBeVisible();

    server.returns('messages.send', ({ body, idempotencyKey }) => {
      const sent = message(44, body.content, { ...fromCreator, requestKey: idempotencyKey ?? '' });
      add({ messages: [sent] });
      return { message: sent };
    });
    await log.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => localStorage.getItem(`outbox:${creator.id}`)).toBeNull();
    const bodies = server.calls('messages.send').map(({ body }) => body.content);
    expect([bodies[0], bodies.at(-1)]).toEqual(['The lable is turned.', 'The label is turned.']);
    expect(new Set(server.calls('messages.send').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('logging out asks before it deletes what was not sent', async () => {
    withDeal();
    server.loses('messages.send');
    server.returns('accounts.logOut', {});
    // The landing page, where it ends.
    server.returns('creators.directory', directoryPage([]));
    const app = await openApp(path);
    await field.fill('On my way');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText(/^Waiting for a connection/)).toBeVisible();
    const logOut = page.getByRole('button', { name: 'Logout' }).first();
    await logOut.click();
    const question = page.getByRole('alertdialog', { name: 'Log out with something unsent?' });
    await expect.element(question.getByText('Not sent yet: 1 message.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(log.getByText('On my way')).toBeVisible();
    await logOut.click();
    await question.getByRole('button', { name: 'Delete and log out' }).click();
    await expect.poll(app.address).toBe('/');
    expect(localStorage.getItem(`outbox:${creator.id}`)).toBeNull();
  });

  test('tells later how far it was read without a connection, and no further', async () => {
    const theirs = message(32, 'What is new.');
    withDeal({ messages: [theirs], reads: { theirs: null, own: null } });
    server.loses('messages.markRead');
    await openApp(`${path}#chat`);
    await expect.poll(() => localStorage.getItem(`outbox:${creator.id}`)).toContain(theirs.id);
    server.returns('messages.markRead', {});
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.calls('messages.markRead').at(-1)?.query).toEqual({ upTo: theirs.id });
    await expect.poll(() => localStorage.getItem(`outbox:${creator.id}`)).toBeNull();
  });

  test('takes files along with a text, which outlive the page until they were uploaded', async () => {
    const { add } = withDeal();
    server.loses('files.upload');
    const app = await openApp(path);
    await chooseFiles('Attach files', [picture('mood.png'), picture('light.png')]);
    await page.getByRole('button', { name: 'Remove light.png' }).click();
    await expect.element(page.getByText('light.png')).not.toBeInTheDocument();
    // Chosen and not sent, it is still there after another page.
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect.poll(app.address).toBe('/creator-dashboard');
    await openApp(path);
    await expect.element(page.getByRole('button', { name: 'Remove mood.png' })).toBeVisible();
    await field.fill('What do you think?');
    await userEvent.keyboard('{Enter}');
    // The file waits, and the text behind it.
    await expect.element(log.getByText(/^Waiting for a connection/).first()).toBeVisible();
    await expect.element(log.getByText('mood.png')).toBeVisible();

    const sent: string[] = [];
    const file = dealFile(50, {
      originalName: 'mood.png',
      type: 'IMAGE',
      status: 'REFERENCE',
      attached: true,
      uploader: { role: 'CREATOR' },
    });
    server.returns('files.upload', ({ query }) => {
      expect(query.for).toBe('chat');
      return { file };
    });
    server.returns('messages.send', ({ body: { content, type, fileId = null } }) => {
      sent.push(content);
      const done = message(50 + sent.length, content, { ...fromCreator, type, fileId });
      add({ messages: [done], files: fileId ? [file] : [] });
      return { message: done };
    });
    window.dispatchEvent(new Event('online'));
    await log.getByRole('button', { name: 'Enlarge mood.png' }).click();
    await expect.element(page.getByRole('dialog', { name: 'mood.png' })).toBeVisible();
    expect(sent).toEqual(['mood.png', 'What do you think?']);
    // It is no reference of the brief.
    await expect.element(page.getByRole('heading', { name: 'References' })).not.toBeInTheDocument();
  });

  test('says how far the other side has read, and where the news begins', async () => {
    const ones = [message(30, 'Seen.', fromCreator), message(31, 'Not yet.', fromCreator)];
    const theirs = message(32, 'What is new.');
    const at = '2026-03-04T10:15:00.000Z';
    withDeal({
      messages: [...ones, theirs],
      reads: { theirs: { messageId: idOf(30), at }, own: null },
    });
    await openApp(path);
    await expect.element(log.getByText('New', { exact: true })).toBeVisible();
    const words = log.element().textContent ?? '';
    const order = ['Seen.', 'Seen Mar 4', 'Not yet.', 'New', 'What is new.'].map((text) =>
      words.indexOf(text),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  test('is one of three parts on a phone, and counts as read once it is shown', async () => {
    await page.viewport(390, 844);
    withDeal({ ...running, messages: [message(30, 'Hello.')], reads: { theirs: null, own: null } });
    await openApp(path);
    const parts = page.getByRole('navigation', { name: 'Parts of the project' });
    const chat = parts.getByRole('link', { name: 'Chat 1 unread message' });
    await expect.element(chat).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Submit Content' })).toBeVisible();
    await expect.element(log).not.toBeInTheDocument();
    expect(server.calls('messages.markRead')).toEqual([]);
    await chat.click();
    await expect.element(log.getByText('Hello.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Submit Content' })).not.toBeInTheDocument();
    await expect.poll(() => server.calls('messages.markRead').length).toBe(1);
    await expect.element(parts.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
    await parts.getByRole('link', { name: 'Brief' }).click();
    for (const text of ['Budget', 'Deadline', 'Quick tips'])
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  });

  test('is read back page by page without losing the place', async () => {
    const line = (number: number) => message(1000 + number, `Message ${number}.`);
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => line(from + at));
    const { add } = withDeal({ messages: lines(6, 205), hasEarlierMessages: true });
    server.returns('messages.page', { messages: lines(1, 5), hasEarlier: false });
    await openApp(path);
    await expect.element(log.getByText('Message 205.')).toBeInViewport();
    await expect.element(log.getByText('Message 5.', { exact: true })).not.toBeInTheDocument();

    log.element().scrollTo(0, 0);
    await log.getByRole('button', { name: 'Earlier messages' }).click();
    await expect.element(log.getByText('Message 1.', { exact: true })).toBeInTheDocument();
    await expect.element(log.getByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
    await expect.element(log.getByText('Message 6.', { exact: true })).toBeInViewport();

    // What is new does not pull away who is reading further up.
    add({ messages: [message(2000, 'The newest.')] });
    server.sends({ kind: 'message.created', dealId: id, subjectId: idOf(2000), by: 'BRAND', byPerson: null });
    await page.getByRole('button', { name: 'New messages' }).click();
    await expect.element(log.getByText('The newest.')).toBeInViewport();
  });

  test('keeps what is being typed when the session ends, through the next login', async () => {
    takeTheClock();
    withDeal(running);
    const app = await openApp(path);
    await field.fill('Typed before the end');
    server.refusesTokens('all');
    await comeBack();
    await expect.poll(app.address).toBe('/login');
    server.refusesTokens('none');
    await logInAgain(creator);
    await expect.poll(app.address).toBe(path);
    await expect.element(field).toHaveValue('Typed before the end');
  });
});

test('what was handed in is with the brand until all of it is approved', async () => {
  const { change } = withDeal({
    status: 'SUBMITTED',
    files: [dealFile(20, { status: 'APPROVED' }), dealFile(21)],
  });
  await openApp(path);
  await expect.element(page.getByText(/^Your content is with the brand\./)).toBeVisible();
  change({ files: [dealFile(20, { status: 'APPROVED' }), dealFile(21, { status: 'APPROVED' })] });
  server.sends({ kind: 'file.changed', dealId: id, subjectId: idOf(21), by: 'BRAND', byPerson: null });
  await expect.element(page.getByText(/^The brand has approved everything you handed in\./)).toBeVisible();
  await expect.element(page.getByText(/^Your content is with the brand/)).not.toBeInTheDocument();
});

test('on a phone what is to be changed stands above where its next version is dropped', async () => {
  const feedback = 'Hold the label a second longer.';
  withDeal({
    status: 'NEEDS_REVISION',
    files: [dealFile(20, { status: 'NEEDS_REVISION', stackId: idOf(20), version: 1, feedback })],
  });
  server.returns('comments.tasks', { tasks: [], next: null });
  await page.viewport(390, 844);
  await openApp(path);
  const drop = page.getByRole('group', { name: 'Files' });
  await expect.element(drop).toBeInTheDocument();
  const asked = page.getByText(feedback).first();
  await expect.element(asked).toBeInTheDocument();
  const position = asked.element().compareDocumentPosition(drop.element());
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(asked.element().getBoundingClientRect().bottom).toBeLessThan(
    drop.element().getBoundingClientRect().top,
  );
});

test('where to put the files stands above the points to confirm, however many there are', async () => {
  const briefItems = Array.from({ length: 12 }, (_, at) => briefItem(60 + at, 'REQUIREMENT', `Point ${at}`));
  withDeal({ status: 'ACCEPTED', briefItems });
  await page.viewport(390, 664);
  await openApp(`${path}?part=files`);
  const drop = page.getByRole('group', { name: 'Files' });
  await expect.element(drop).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Point 0' })).toBeInTheDocument();
  expect(drop.element().getBoundingClientRect().bottom).toBeLessThan(
    page.getByRole('checkbox', { name: 'Point 0' }).element().getBoundingClientRect().top,
  );
});

/** Whether all of it lies within the window, which is as high as a browser's bars leave it. */
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

test.each([
  [390, 664],
  [360, 560],
])(
  'on a phone of %i to %i one writes and sends without scrolling, two files with it',
  async (width, height) => {
    await page.viewport(width, height);
    withDeal(running);
    await openApp(`${path}?part=chat`);
    await expect.element(field).toBeVisible();
    await expect.poll(() => isInView(field.element())).toBe(true);
    await chooseFiles('Attach files', [picture('mood.png'), picture('light.png')]);
    await expect.element(page.getByRole('button', { name: 'Remove light.png' }).first()).toBeInTheDocument();
    await expect.poll(() => isInView(field.element())).toBe(true);
    await expect
      .poll(() => isInView(page.getByRole('button', { name: 'Send', exact: true }).element()))
      .toBe(true);
  },
);

describe('submitting', () => {
  const uploadOf = (number: number, fields: Pick<Upload, 'dealId' | 'name' | 'size'>): Upload => ({
    ...fields,
    id: idOf(number),
    partSize: 8 * 1024 ** 2,
    parts: 1,
    received: [],
    digests: [],
    deliverableId: null,
    replaces: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-11-27T08:00:00.000Z',
  });
  const maxBytes = { VIDEO: 2e9, IMAGE: 25e6, DOCUMENT: 25e6 };
  /** What is known of a film that was looked at. */
  const looked: FileMedia = {
    state: 'READY',
    progress: 100,
    failure: null,
    width: 1080,
    height: 1920,
    durationSeconds: 20,
    frameRate: { numerator: 30, denominator: 1 },
    frames: 600,
    isVariableRate: false,
    videoCodec: 'h264',
    audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
    loudness: null,
    blackParts: [],
    silentParts: [],
    proxy: null,
    storyboard: null,
    waveform: null,
  };
  const emptyDraft: Draft = { isOpen: true, files: [], uploads: [], isTakeBackPossible: false, maxBytes };

  /** A draft that keeps what arrives; some files are refused with their first part. */
  function withDraft(change: ReturnType<typeof withDeal>['change'], isRefused: (name: string) => boolean) {
    let draft = emptyDraft;
    const begun = new Map<string, Upload>();
    server.returns('drafts.read', () => ({ draft }));
    server.returns('uploads.begin', ({ body: { name, size, dealId } }) => {
      const upload = uploadOf(50 + begun.size, { dealId, name, size });
      begun.set(upload.id, upload);
      return { upload };
    });
    const named = (uploadId: string) => begun.get(uploadId) as Upload;
    server.returns('uploads.read', ({ params }) => ({ upload: named(params.id) }));
    server.returns('uploads.writePart', ({ params }) => {
      if (isRefused(named(params.id).name))
        throw new AppError('file.type_not_accepted', { params: { accepted: 'deal' } });
      return { part: { number: params.number, sha256: '0'.repeat(64) } };
    });
    server.returns('uploads.complete', ({ params }) => {
      const { name } = named(params.id);
      const file = dealFile(60 + draft.files.length, { originalName: name, status: 'DRAFT' });
      draft = { ...draft, files: [...draft.files, file] };
      return { file };
    });
    server.returns('uploads.cancel', {});
    server.returns('drafts.removeFile', ({ params }) => {
      draft = { ...draft, files: draft.files.filter((file) => file.id !== params.fileId) };
      return { draft };
    });
    server.returns('drafts.submit', () => {
      change({ status: 'SUBMITTED', files: draft.files.map((file) => ({ ...file, status: 'PENDING' })) });
      draft = { ...draft, files: [], isTakeBackPossible: true };
      return { deal: { id, status: 'SUBMITTED' } };
    });
    server.returns('drafts.takeBack', () => {
      change({ status: 'IN_PROGRESS', files: [] });
      draft = { ...draft, isTakeBackPossible: false };
      return { deal: { id, status: 'IN_PROGRESS' } };
    });
  }

  test('orders files by keys as fast as they are pressed, and the focus goes along', async () => {
    const { change } = withDeal(running);
    withDraft(change, () => false);
    let files = ['one', 'two', 'three', 'four'].map((name, index) =>
      dealFile(60 + index, { originalName: `${name}.png`, status: 'DRAFT' }),
    );
    const draft = () => ({ ...emptyDraft, files });
    server.returns('drafts.read', () => ({ draft: draft() }));
    server.returns('drafts.changeFile', ({ params, body: { position = 1 } }) => {
      const moved = files.filter(({ id }) => id === params.fileId);
      files = files.filter(({ id }) => id !== params.fileId).toSpliced(position - 1, 0, ...moved);
      return { draft: draft() };
    });
    await openApp(path);
    const up = page.getByRole('button', { name: 'Move four.png up' });
    await expect.element(up).toBeVisible();
    (up.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.poll(() => files.map(({ originalName }) => originalName)[0]).toBe('four.png');
    const shown = page.getByRole('list', { name: 'Your draft' }).getByRole('listitem');
    await expect.element(shown.first()).toMatchTextContent(/^four\.png/);
    await expect
      .poll(() => server.calls('drafts.changeFile').map(({ body }) => body.position))
      .toEqual([3, 2, 1]);
    await expect.element(page.getByRole('button', { name: /^Move four\.png/ }).first()).toBeInTheDocument();
  });

  test('gathers files in a draft, without the one that is refused, and hands them in at once', async () => {
    const { change } = withDeal({ ...running, briefItems: [] });
    withDraft(change, (name) => name === 'bad.png');
    await openApp(path);
    const submit = page.getByRole('button', { name: 'Submit Content' });
    await expect.element(submit).toBeDisabled();
    await expect.element(submit).toHaveAccessibleDescription(/Before you submit.*Upload a file/);
    await chooseFiles('Drop your files here or browse', [picture('good.png'), picture('bad.png')]);
    await expect.element(page.getByText('This file was not taken')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove good.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel bad.png' }).click();
    await submit.click();
    await expect.element(page.getByRole('alertdialog').getByText(/good\.png/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await status('Submitted');
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await status('In Progress');
    expect(server.calls('deals.changeStatus')).toEqual([]);
  });

  test('tells before it is sent where a file was taken, and that its check still runs', async () => {
    withDeal({ ...running, briefItems: [] });
    const media = { ...looked, state: 'WORKING' as const, progress: 40 };
    let file = dealFile(60, {
      originalName: 'beach.mp4',
      type: 'VIDEO',
      status: 'DRAFT',
      hasLocation: true,
      media,
    });
    server.returns('drafts.read', () => ({ draft: { ...emptyDraft, files: [file] } }));
    server.returns('files.clean', () => {
      file = { ...file, hasLocation: false };
      return { file };
    });
    await openApp(path);
    await expect.element(page.getByText('The check of 1 file is still running')).toBeVisible();
    await expect.element(page.getByText('No check failed')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Submit Content' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/^These say where they were taken: beach\.mp4\./)).toBeVisible();
    await expect.element(question.getByText(/^Its technical check is not finished/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('This file says where it was taken.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove location from beach.mp4' }).click();
    await expect.element(page.getByText('This file says where it was taken.')).not.toBeInTheDocument();
  });

  test('waits while a file is on its way, and lets it be paused', async () => {
    const { change } = withDeal(running);
    withDraft(change, () => false);
    server.waits('uploads.writePart');
    await openApp(path);
    await chooseFiles('Drop your files here or browse', [picture('slow.png')]);
    await expect.element(page.getByRole('link', { name: /^Confirm \d+ lines? of the brief$/ })).toBeVisible();
    await expect.element(page.getByText('1 file is still on its way')).toBeVisible();
    await page.getByRole('button', { name: 'Pause slow.png' }).click();
    await expect.element(page.getByText('Paused at 0%')).toBeVisible();
    server.returns('uploads.writePart', ({ params }) => ({
      part: { number: params.number, sha256: '0'.repeat(64) },
    }));
    await page.getByRole('button', { name: 'Resume slow.png' }).click();
    await expect.element(page.getByRole('button', { name: 'Remove slow.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove slow.png' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.calls('drafts.removeFile')).toEqual([]);
    await page.getByRole('button', { name: 'Remove slow.png' }).click();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect.element(page.getByRole('button', { name: 'Submit Content' })).toBeDisabled();
  });

  test('goes on with what another page began, once the same file is chosen again', async () => {
    withDeal(running);
    const upload = uploadOf(50, { dealId: id, name: 'half.png', size: 4 });
    server.returns('drafts.read', { draft: { ...emptyDraft, uploads: [upload] } });
    server.returns('uploads.read', { upload });
    await openApp(path);
    await expect.element(page.getByText('Choose the same file to go on')).toBeVisible();
    const other = new File(['another size'], 'half.png', { type: 'image/png' });
    await chooseFiles('Choose half.png again', [other]);
    await expect.element(page.getByText('This is not the file it began with')).toBeVisible();
    expect(server.calls('uploads.complete')).toEqual([]);
    server.returns('uploads.cancel', {});
    await page.getByRole('button', { name: 'Cancel half.png' }).click();
  });

  /** A film that is too long for what it is to be, and too quiet. */
  const longFilm = dealFile(60, {
    originalName: 'long.mp4',
    type: 'VIDEO',
    status: 'DRAFT',
    deliverableId: idOf(40),
    media: {
      state: 'READY',
      progress: 100,
      failure: null,
      width: 1080,
      height: 1920,
      durationSeconds: 64,
      frameRate: { numerator: 30, denominator: 1 },
      frames: 1920,
      isVariableRate: false,
      videoCodec: 'h264',
      audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
      loudness: { integrated: -19.2, truePeak: -3 },
      blackParts: [],
      silentParts: [],
      proxy: null,
      storyboard: null,
      waveform: null,
    },
  });

  test('tells what a technical check found, and waits for a file in the place of one that failed', async () => {
    const stated = withDefaults({ kind: 'UGC Video', maxSeconds: 45 });
    withDeal({ ...running, briefItems: [], deliverableWishes: [{ id: idOf(40), ...stated }] });
    server.returns('drafts.read', { draft: { ...emptyDraft, files: [longFilm] } });
    await openApp(path);
    await expect.element(page.getByText('1 check failed, 1 warning')).toBeVisible();
    const card = page.getByRole('list', { name: 'Technical check of long.mp4' });
    await expect.element(page.getByText('UGC Video, 9:16, 0:15 to 0:45, at least 1080 × 1920')).toBeVisible();
    const rows = card.getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent(/Length\s*1:04.*19 seconds over\. Trim it to 0:45/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Loudness\s*−19\.2 LUFS.*Raise it by 5 dB/);
    await expect.element(rows.nth(0).getByRole('img', { name: 'Failed' })).toBeVisible();
    await expect.element(card.getByText('As asked: 9:16')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Submit Content' });
    await expect.element(submit).toBeDisabled();
    await expect.element(submit).toHaveAccessibleDescription(/Replace 1 file that failed its check/);
    server.refuses('uploads.begin', 'draft.replaced_unknown');
    await chooseFiles('Replace long.mp4', [picture('short.png')]);
    await expect
      .poll(() => server.calls('uploads.begin'))
      .toMatchObject([{ body: { name: 'short.png', replaces: longFilm.id } }]);
    await page.getByRole('button', { name: 'Cancel short.png' }).click();
  });

  test('is not stopped by what is usual of its kind, and may ask the brand', async () => {
    withDeal({ ...running, briefItems: [] });
    server.returns('drafts.read', { draft: { ...emptyDraft, files: [longFilm] } });
    await openApp(path);
    await expect.element(page.getByText('2 warnings', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit Content' })).toBeEnabled();
    await page.getByRole('link', { name: 'Ask the brand about Length' }).click();
    await expect.element(field).toHaveFocus();
  });

  test('is stopped by no warning', async () => {
    withDeal({ ...running, briefItems: [] });
    const quiet = { ...longFilm, media: longFilm.media && { ...longFilm.media, durationSeconds: 30 } };
    server.returns('drafts.read', { draft: { ...emptyDraft, files: [quiet] } });
    await openApp(path);
    await expect.element(page.getByText('1 warning', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Submit Content' })).toBeEnabled();
  });

  test('takes the next version of what was sent back in its place', async () => {
    withDeal({ ...running, status: 'NEEDS_REVISION', files: [dealFile(20, { status: 'NEEDS_REVISION' })] });
    server.returns('drafts.read', { draft: emptyDraft });
    server.returns('comments.tasks', { tasks: [comment(1, { isTask: true })], next: null });
    server.refuses('uploads.begin', 'draft.replaced_unknown');
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
    await expect.element(page.getByText(/Tick what holds for version 2\./)).toBeVisible();
    await chooseFiles('Upload a new version of take-20.png', [picture('better.png')]);
    await expect
      .poll(() => server.calls('uploads.begin'))
      .toMatchObject([{ body: { name: 'better.png', replaces: idOf(20) } }]);
    await page.getByRole('button', { name: 'Cancel better.png' }).click();
  });

  test('a film waits for Wi-Fi where that was chosen, and may go all the same', async () => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular' });
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    withDeal({ ...running, briefItems: [] });
    server.returns('drafts.read', { draft: emptyDraft });
    server.refuses('uploads.begin', 'draft.replaced_unknown');
    await openApp(path);
    await page.getByRole('switch', { name: 'Films only over Wi-Fi' }).click();
    const film = new File(['film'], 'take.mp4', { type: 'video/mp4' });
    await chooseFiles('Drop your files here or browse', [film]);
    await expect.element(page.getByText('Waits for Wi-Fi, as you chose')).toBeVisible();
    expect(server.calls('uploads.begin')).toEqual([]);
    await page.getByRole('button', { name: 'Use mobile data' }).click();
    await expect.poll(() => server.calls('uploads.begin').length).toBe(1);
    await page.getByRole('button', { name: 'Cancel take.mp4' }).click();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('lists what to change, to be ticked, replied to and decided where it stands', async () => {
    withDeal({ ...running, status: 'NEEDS_REVISION', files: [dealFile(20, { status: 'NEEDS_REVISION' })] });
    server.returns('drafts.read', { draft: emptyDraft });
    let tasks = [
      comment(1),
      comment(2, { state: 'TO_CHECK' }),
      comment(3, { kind: 'NEW_REQUEST', request: { answer: 'ASKED', price: null } }),
    ].map((task) => ({ ...task, isTask: true }));
    const changed = (commentId: string, fields: Partial<Comment>) => {
      tasks = tasks.map((task) => (task.id === commentId ? { ...task, ...fields } : task));
      return { comment: tasks.find((task) => task.id === commentId) as Comment };
    };
    server.returns('comments.tasks', () => ({ tasks, next: null }));
    server.waits('comments.changeState');
    server.returns('comments.answerRequest', ({ params, body }) =>
      changed(params.id, { request: { answer: body.answer, price: null } }),
    );
    await openApp(path);
    const card = (number: number) => page.getByRole('article', { name: new RegExp(`^Comment ${number},`) });
    await expect
      .element(page.getByRole('progressbar', { name: 'Tasks' }))
      .toHaveAttribute('aria-valuenow', '1');
    await expect.element(page.getByText('Oasis Skin asked for 2 changes')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Tick 1 task' }))
      .toHaveAttribute('href', `#task-${idOf(1001)}`);
    await expect
      .element(card(1).getByRole('link', { name: 'View comment 1' }))
      .toHaveAttribute('href', `/review/${id}/${idOf(20)}?comment=${idOf(1001)}`);
    await expect.element(page.getByText('2 of 2 done')).not.toBeInTheDocument();

    // Ticked from the press on, and in the list as soon as the server has answered: nothing is read again first.
    server.waits('comments.tasks');
    const box = card(1).getByRole('checkbox', { name: 'Done' });
    await box.click();
    await expect.element(box).toBeChecked();
    await expect.poll(() => server.calls('comments.changeState').length).toBe(1);
    server.returns('comments.changeState', ({ params, body }) => changed(params.id, { state: body.state }));
    await expect.element(page.getByText('2 of 2 done')).toBeVisible();
    await expect.element(page.getByText('All 2 tasks done')).toBeVisible();

    await card(3).getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.element(page.getByText('2 of 3 done')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Tick 1 task' })).toBeVisible();
    // It stands among the tasks now, and so does the focus of who accepted it.
    await expect.element(card(3)).toHaveFocus();
  });

  test('keeps a reply that waits for the connection under the file that it is about', async () => {
    const files = [20, 21].map((n) =>
      dealFile(n, { status: 'NEEDS_REVISION', originalName: `cut-${n}.png`, stackId: idOf(n) }),
    );
    withDeal({ ...running, status: 'NEEDS_REVISION', files });
    server.returns('drafts.read', { draft: emptyDraft });
    const tasks = files.map(({ id: fileId }, at) =>
      comment(at + 1, { isTask: true, fileId, stackId: fileId }),
    );
    server.returns('comments.tasks', { tasks, next: null });
    server.loses('comments.reply');
    await openApp(path);
    await page
      .getByRole('article', { name: /^Comment 2,/ })
      .getByRole('button', { name: 'Reply' })
      .click();
    await userEvent.keyboard('Can do.{Control>}{Enter}{/Control}');
    const listOf = (name: string) =>
      page.getByRole('heading', { name }).element().closest('section')?.textContent ?? '';
    await expect.poll(() => listOf('cut-21.png')).toContain('Can do.');
    expect(listOf('cut-20.png')).not.toContain('Can do.');
    expect(localStorage.getItem(`outbox:${creator.id}`)).toContain('Can do.');
    server.returns('comments.reply', {
      comment: comment(2, { isTask: true, text: 'Heard', fileId: idOf(21), stackId: idOf(21) }),
    });
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Heard')).toBeVisible();
    await expect.element(page.getByText('Can do.')).not.toBeInTheDocument();
  });

  test('says that what to change did not come, and tries again', async () => {
    withDeal({ ...running, status: 'NEEDS_REVISION', files: [dealFile(20, { status: 'NEEDS_REVISION' })] });
    server.returns('drafts.read', { draft: emptyDraft });
    server.refuses('comments.tasks', 'deal.not_found');
    await openApp(path);
    await expect.element(page.getByText('Failed to load what to change')).toBeVisible();
    server.returns('comments.tasks', { tasks: [comment(1, { isTask: true })], next: null });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('0 of 1 done')).toBeVisible();
  });

  test('hands in what came without a draft', async () => {
    withDeal({ ...running, files: [dealFile(20, { originalName: 'already-there.png' })] });
    await openApp(path);
    await expect.element(page.getByText('1 file is uploaded and not submitted yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await status('Submitted');
    await expect
      .poll(() => server.calls('deals.changeStatus'))
      .toMatchObject([{ body: { status: 'SUBMITTED' } }]);
  });
});

test('endless names, titles and texts stay within the page', async () => {
  withDeal({ ...running, files: [dealFile(20)], messages: [message(30, 'Hello.')] });
  await expectWithinPage(path);
});
