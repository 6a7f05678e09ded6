import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, fromCreator, message, noCreatorStats, proposedTerms } from '../../../testing/deals.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, publishedCreator } from '../../../testing/people.ts';
import { readFromTheRight } from '../../../testing/right-to-left.ts';
import { server } from '../../../testing/stub-server.ts';

test('short messages of one’s own stand in one line, and long ones leave the other side its room', async () => {
  await page.viewport(390, 664);
  signIn(publishedCreator());
  const short = 'See you at ten tomorrow';
  const long = 'The second take is warmer, and the label can be read from the first second on.';
  const messages = [message(40, short, fromCreator), message(41, long, fromCreator)];
  server.returns('deals.read', { deal: dealDetail({ status: 'IN_PROGRESS', messages }) });
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  await openApp(`/deal/${idOf(10)}?part=chat`);
  const log = page.getByRole('log', { name: 'Messages' });
  const bubble = (text: string) => {
    const box = log.getByText(text).element().closest('.bubble');
    if (!box) throw new Error(`${text} stands in no bubble`);
    return box.getBoundingClientRect();
  };
  await expect.element(log.getByText(long)).toBeVisible();
  const lineHeight = 22;
  expect(bubble(short).height).toBeLessThan(2 * lineHeight);
  expect(bubble(long).height).toBeGreaterThan(2 * lineHeight);
  expect(bubble(long).width).toBeLessThan(0.9 * log.element().getBoundingClientRect().width);
});

test('a line between the messages is read as the page is, whatever name it begins with', async () => {
  readFromTheRight();
  signIn(publishedCreator());
  const proposals = [
    proposedTerms(60, { state: 'ACCEPTED', answeredAt: '2026-11-20T10:00:00.000Z', answeredBy: null }),
  ];
  server.returns('deals.read', { deal: dealDetail({ status: 'IN_PROGRESS', proposals }) });
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
  await openApp(`/deal/${idOf(10)}?part=chat`);
  const line = page.getByRole('log', { name: 'Messages' }).getByText('Oasis Skin accepted the terms');
  await expect.element(line).toBeVisible();
  expect(getComputedStyle(line.element()).direction).toBe('rtl');
});
