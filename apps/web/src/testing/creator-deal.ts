/** A creator's page of a deal, with a deal that keeps what is done to it. */

import type { DealDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, noCreatorStats } from './deals.ts';
import { signIn } from './open-app.tsx';
import { idOf, publishedCreator } from './people.ts';
import { server } from './stub-server.ts';

export const creator = publishedCreator();
export const id = idOf(10);
export const path = paths.creatorDeal.href(id);
export const running: Partial<DealDetail> = { title: 'Cold-brew in four pours', status: 'IN_PROGRESS' };
export const field = page.getByLabelText('Message', { exact: true });
export const log = page.getByRole('log', { name: 'Messages' });
/** The badge beside the title. */
export const status = (text: string) =>
  expect.poll(() => document.querySelector('main header')?.textContent).toContain(text);

/** Signs the creator in with a deal that keeps what is done to it. */
export function withDeal(fields: Partial<DealDetail> = {}) {
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
