/** A brand's page of a deal, with a deal that keeps what is done to it. */

import type { DealDetail, FileStatus } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, dealFile } from './deals.ts';
import { signIn } from './open-app.tsx';
import { idOf, newBrand } from './people.ts';
import { server } from './stub-server.ts';
import { withoutComments } from './without-comments.ts';

export const brand = newBrand();
export const id = idOf(10);
export const path = paths.brandDeal.href(id);
export const submitted: Partial<DealDetail> = {
  title: 'Overnight mask, honest seven-day diary',
  status: 'SUBMITTED',
  files: [dealFile(20, { originalName: 'first.png' })],
};
export const press = (name: string) => page.getByRole('button', { name }).first().click();
export const feedback = page.getByLabelText('Feedback for the creator', { exact: true });
/** The badge beside the title. */
export const status = (text: string) =>
  expect.poll(() => document.querySelector('main header')?.textContent).toContain(text);

/** Signs the brand in with a deal that keeps what is done to it. */
export function withDeal(fields: Partial<DealDetail> = submitted) {
  let deal = dealDetail(fields);
  signIn(brand);
  server.returns('briefTemplates.list', { templates: [] });
  withoutComments();
  // A completed deal asks for it a moment after the rest; what it says has tests of its own.
  server.waits('renewals.ofDeal');
  const move = (next: DealDetail['status']) => {
    deal = { ...deal, status: next };
    return { deal: { id, status: next } };
  };
  server.returns('deals.read', () => ({ deal }));
  const keepsStatus = () => server.returns('deals.changeStatus', ({ body }) => move(body.status));
  const keepsReviews = () =>
    server.returns('files.review', ({ params, body }) => {
      const reviewed = { status: body.status as FileStatus, feedback: body.feedback ?? null };
      const files = deal.files.map((file) => (file.id === params.id ? { ...file, ...reviewed } : file));
      deal = { ...deal, files };
      if (body.status === 'NEEDS_REVISION') move('NEEDS_REVISION');
      return { file: files.find((file) => file.id === params.id) ?? dealFile(20) };
    });
  keepsStatus();
  keepsReviews();
  const changeFile = (next: Partial<DealDetail['files'][number]>) => {
    deal = { ...deal, files: deal.files.map((file) => ({ ...file, ...next })) };
    return { file: deal.files[0] ?? dealFile(20) };
  };
  const change = (next: Partial<DealDetail>) => (deal = { ...deal, ...next });
  return { keepsStatus, keepsReviews, changeFile, change };
}
