import { AppError } from '@briefcast/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import { creator, field, id, log, path, running, withDeal } from '../../../testing/creator-deal.ts';
import { dealDetail, dealFile, fromCreator, message } from '../../../testing/deals.ts';
import { directoryPage } from '../../../testing/directory.ts';
import { comeBack, inTime, takeTheClock } from '../../../testing/looks.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { logInAgain } from '../../../testing/walk-states.ts';

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
    // The key lets the page recognise a message that it reads as one still pending.
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
    await log.getByRole('textbox', { name: 'Change text' }).fill('The label is turned.');
    await log.getByRole('button', { name: 'Save' }).click();
    await expect.element(log.getByText('The label is turned.')).toBeVisible();
    await app.reload();
    server.refuses('messages.send', 'deal.not_found');
    window.dispatchEvent(new Event('online'));
    await expect.element(log.getByRole('alert')).toMatchTextContent('Failed to send.');
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

  test('says in the place of its field that the brand is gone, and keeps what was typed and waits', async () => {
    const { change } = withDeal({ ...running, messages: [message(30, 'Hello.')] });
    server.loses('messages.send');
    const app = await openApp(path);
    await field.fill('On my way');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText(/^Waiting for a connection/)).toBeVisible();
    await field.fill('And one more thing');
    await chooseFiles('Attach files', [picture('mood.png')]);

    // A project that is over is not moved by a deletion: the page learns of it from the refusal.
    change({ brand: { ...dealDetail().brand, guidelines: null } });
    server.refuses('messages.send', new AppError('message.account_deleted', { params: { side: 'BRAND' } }));
    window.dispatchEvent(new Event('online'));
    await expect
      .element(page.getByText(/^The brand’s account was deleted, so you can no longer write here/))
      .toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    for (const name of ['Attach files', 'Send'])
      await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
    await expect.element(log.getByText('Hello.')).toBeVisible();
    const failed = log.getByRole('alert');
    await expect.element(failed).toMatchTextContent('The brand’s account was deleted');
    await expect.element(log.getByText('On my way')).toBeVisible();
    await expect.element(log.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();

    await app.reload();
    const unsent = page.getByLabelText('Not sent', { exact: true });
    await expect.element(unsent).toHaveValue('And one more thing');
    await expect.element(page.getByRole('button', { name: 'Remove mood.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).last().click();
    await expect.element(unsent).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove mood.png' }).click();
    await expect.element(page.getByText('mood.png')).not.toBeInTheDocument();
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
    const question = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' });
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

  test('says at once that a chosen file is empty, and stages the others alone', async () => {
    withDeal();
    await openApp(path);
    await chooseFiles('Attach files', [new File([], 'IMG_1.HEIC'), picture('light.png')]);
    await expect.element(page.getByText('Empty files were not added: IMG_1.HEIC')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove light.png' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove IMG_1.HEIC' })).not.toBeInTheDocument();
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

  test('is one of two parts on a phone, and counts as read once it is shown', async () => {
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
    await parts.getByRole('link', { name: 'Work' }).click();
    await page.getByRole('heading', { name: /^About/u }).click();
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

    // New messages do not pull away a reader further up.
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

/** Whether the whole element is within the window, which is as high as a browser's bars leave it. */
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

test('on a phone the field stays above a keyboard that covers the page', async () => {
  await page.viewport(390, 844);
  withDeal(running);
  await openApp(`${path}?part=chat`);
  await expect.element(field).toBeVisible();
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('This browser has no visual viewport');
  const left = 420;
  Object.defineProperty(viewport, 'height', { value: left, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(viewport, 'height'));
  viewport.dispatchEvent(new Event('resize'));
  await expect.poll(() => field.element().getBoundingClientRect().bottom).toBeLessThan(left);
});
