/** A file in the review room, with comments that keep what is done to them. */
import type { Comment, DealDetail, NewComment } from '@briefcast/contract';
import { page } from 'vitest/browser';
import { comment } from './comments.ts';
import { briefItem, dealDetail, dealFile } from './deals.ts';
import { idOf } from './people.ts';
import { server } from './stub-server.ts';

export const dealId = idOf(10);
export const fileId = idOf(20);
export const path = `/review/${dealId}/${fileId}`;
export const line = briefItem(50, 'REQUIREMENT', 'Serum as step two');

let comments: Comment[] = [];
let upTo = 0;

/** Keeps what is done to the comments, as the server does. */
export function withComments(all: Comment[] = [], deal: Partial<DealDetail> = {}) {
  comments = all;
  upTo = all.length;
  const files = [dealFile(20, { originalName: 'routine.png' })];
  server.returns('deals.read', {
    deal: dealDetail({ status: 'SUBMITTED', briefItems: [line], files, ...deal }),
  });
  server.returns('comments.list', ({ query }) => ({
    comments: query.since === undefined || query.since < upTo ? comments : [],
    removed: [],
    upTo,
    more: false,
  }));
  server.returns('comments.watch', {});
  server.returns('comments.add', ({ body }) => ({ comment: keep(written(body)) }));
  const change = (id: string, fields: Partial<Comment>) => {
    const before = comments.find((one) => one.id === id) ?? comment(1);
    return { comment: keep({ ...before, ...fields }) };
  };
  server.returns('comments.changeState', ({ params, body }) => change(params.id, { state: body.state }));
  server.returns('comments.answerRequest', ({ params, body }) =>
    change(params.id, { request: { answer: body.answer, price: body.price ?? null } }),
  );
  server.returns('comments.reply', ({ params, body }) => {
    const by = { by: 'CREATOR' as const, author: null, guest: null, createdAt: comment(1).createdAt };
    return change(params.id, { replies: [{ id: idOf(900), text: body.text, ...by }] });
  });
  server.returns('comments.remove', ({ params }) => {
    comments = comments.filter(({ id }) => id !== params.id);
    upTo += 1;
    return {};
  });
  server.returns('comments.restore', () => ({ comment: keep(comment(1, { mayChange: true })) }));
}

/** The comment that the server would keep. */
export const written = ({
  at = null,
  point = null,
  page = null,
  drawing = null,
  briefItemId = null,
  ...body
}: NewComment): Comment =>
  comment(comments.length + 1, {
    ...body,
    at,
    point,
    page,
    drawing,
    briefItemId,
    asksForRound: body.asksForRound ?? false,
    request: body.kind === 'NEW_REQUEST' ? { answer: 'ASKED', price: null } : null,
    mayChange: true,
  });

/** Keeps a comment that is new or changed; returns it. */
export function keep(changed: Comment): Comment {
  comments = [...comments.filter(({ id }) => id !== changed.id), changed];
  upTo += 1;
  return changed;
}

export const card = (name: RegExp) => page.getByRole('article', { name });
export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
export const tab = (name: string, count: number) =>
  page.getByRole('tab', { name: new RegExp(`^${name}\\s*${count}$`) });
export const which = page.getByRole('combobox', { name: 'Which line?' });
export const write = page.getByRole('textbox', { name: 'Comment', exact: true });
