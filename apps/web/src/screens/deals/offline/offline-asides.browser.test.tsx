/** Dashboards without a connection: what waits to go out, and what can be done. */
import { AppError } from '@briefcast/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startUpload } from '../../../features/drafts/running-uploads.ts';
import { keepTick } from '../../../features/review-room/comments/comment-outbox.ts';
import { addToOutbox, holdInOutbox, refuseInOutbox } from '../../../lib/outbox/changes.ts';
import { emptyOutboxes } from '../../../lib/outbox/store.ts';
import { picture } from '../../../testing/choose-files.ts';
import { dealDetail, dealItem, noBrandStats, noCreatorStats } from '../../../testing/deals.ts';
import { loseConnection } from '../../../testing/lose-connection.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { uploadOf } from '../../../testing/uploads.ts';

/** Person of their own, as other tests' uploads may be kept on this device. */
const creator = publishedCreator({ id: idOf(81) });
const deal = dealItem({ title: 'Cold-brew in four pours', status: 'IN_PROGRESS' });
const waits = page.getByRole('region', { name: 'Waiting to send' });
const row = (text: string) => waits.getByRole('listitem').filter({ hasText: text });

const write = (owner: string, content: string) =>
  addToOutbox(owner, {
    kind: 'message',
    lane: deal.id,
    body: { dealId: deal.id, content },
  });

beforeEach(() => {
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.creatorDeals', { deals: [deal], nextCursor: null });
  server.waits('uploads.writePart');
  server.returns('uploads.begin', { upload: uploadOf() });
  server.returns('uploads.read', { upload: uploadOf() });
});

afterEach(emptyOutboxes);

test('the list says what waits and for which deal, and leads there', async () => {
  signIn(creator);
  const app = await openApp('/creator-dashboard');
  await expect.element(page.getByRole('link', { name: deal.title })).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();
  await loseConnection();
  await expect.element(page.getByRole('heading', { name: 'You can', exact: true })).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();

  // Holds the first message as an edit does: neither it nor later ones are sent in this test.
  holdInOutbox(write(creator.id, 'On set now.'));
  write(creator.id, 'New take is done.');
  keepTick(creator.id, deal.id, { id: idOf(40), state: 'TO_CHECK', text: 'Label in frame' });
  refuseInOutbox(creator.id, write(creator.id, 'Too late.'), 'The deal is closed.');
  startUpload(deal.id, picture('cold-brew-v2.png'));
  await expect.element(row('2 messages')).toMatchTextContent(/Cold-brew in four pours, Oasis Skin$/u);
  await expect.element(row('1 tick')).toMatchTextContent(/“Label in frame”, Cold-brew in four pours$/u);
  await expect.element(row('1 message')).toMatchTextContent(/Failed to send$/u);
  await expect.element(row('cold-brew-v2.png')).toMatchTextContent(/Waiting for the connection at 0%$/u);
  await expect.element(waits.getByText('4', { exact: true })).toBeVisible();

  server.refuses('deals.read', 'deal.not_found');
  await row('2 messages').getByRole('link').click();
  await expect.poll(app.address).toBe(`/deal/${deal.id}`);
});

test('what is open stays open when the connection is lost, and the asides go when it is back', async () => {
  server.returns('deals.creatorDeals', { deals: [dealItem()], nextCursor: null });
  signIn(creator);
  await openApp('/creator-dashboard');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('textbox').first().fill('No time before March.');
  await loseConnection();
  await expect.element(page.getByRole('textbox').first()).toHaveValue('No time before March.');
  await page.getByRole('button', { name: 'Keep brief' }).click();
  await expect.element(page.getByText('Accept, reject, submit')).toBeVisible();

  server.returns('system.health', { status: 'up' });
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Accept, reject, submit')).not.toBeInTheDocument();
});

test('a deal that was opened, and is not in the older list, is called by its title', async () => {
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  const opened = dealDetail({ id: idOf(11), title: 'Desert at dawn', status: 'IN_PROGRESS' });
  server.returns('deals.read', ({ params }) => {
    if (params.id !== opened.id) throw new AppError('deal.not_found');
    return { deal: opened };
  });
  signIn(creator);
  await openApp('/creator-dashboard');
  await expect.element(page.getByText('Brands will send you briefs here.')).toBeVisible();
  await loseConnection();
  await expect.element(page.getByText(/^There were none at the last update\./u)).toBeVisible();
  const toOpened = {
    kind: 'message',
    lane: opened.id,
    body: { dealId: opened.id, content: 'On set.' },
  } as const;
  holdInOutbox(addToOutbox(creator.id, toOpened));
  await expect.element(row('1 message')).toMatchTextContent(/Desert at dawn, Oasis Skin$/u);
  keepTick(creator.id, deal.id, { id: idOf(40), state: 'TO_CHECK', text: 'Label in frame' });
  await expect.element(row('1 tick')).toMatchTextContent(/One of your projects$/u);
});

test('a brand is told what it can do, which is no drafts', async () => {
  const brand = newBrand();
  signIn(brand);
  server.returns('deals.brandStats', { ...noBrandStats, allProjects: 1 });
  server.returns('deals.brandDeals', { deals: [deal], nextCursor: null });
  await openApp('/dashboard');
  await expect.element(page.getByRole('link', { name: deal.title })).toBeVisible();
  await loseConnection();
  holdInOutbox(write(brand.id, 'Is the label in?'));
  await expect.element(row('1 message')).toMatchTextContent(/Cold-brew in four pours, Layla Haddad$/u);
  await expect.element(row('1 message').getByRole('link')).toHaveAttribute('href', `/brand-deal/${deal.id}`);
  await expect.element(page.getByText('Send briefs, approve, ask for changes')).toBeVisible();
  await expect.element(page.getByText('Tick tasks, add files to a draft')).not.toBeInTheDocument();
});
