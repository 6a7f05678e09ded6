import { expect, test } from 'vitest';
import type { OutboxEntry } from '../../../lib/outbox/entries.ts';
import { waitingThings } from './waiting-things.ts';

const entry = (fields: Pick<OutboxEntry, 'kind' | 'body'> & Partial<OutboxEntry>): OutboxEntry => ({
  key: crypto.randomUUID(),
  lane: 'one deal',
  createdAt: '2026-11-26T10:00:00.000Z',
  isOnItsWay: false,
  tries: 0,
  isChanged: false,
  refusal: null,
  ...fields,
});
const message = (dealId: string, fields: Partial<OutboxEntry> = {}) =>
  entry({ kind: 'message', lane: dealId, body: { dealId, content: 'On set now.' }, ...fields });
const tick = (text?: string) =>
  entry({
    kind: 'tick',
    createdAt: '2026-11-26T09:00:00.000Z',
    body: { commentId: 'a comment', state: 'TO_CHECK', ...(text === undefined ? {} : { text }) },
  });
const comment = (fileId: string) =>
  entry({
    kind: 'comment',
    body: { what: 'reply', fileId, commentId: 'a comment', said: { text: 'Done.' } },
  });

test('counts what waits by kind and deal, the oldest first', () => {
  const waiting = waitingThings([
    message('one deal'),
    message('another'),
    message('one deal'),
    tick('Label'),
  ]);
  expect(waiting.map(({ kind, dealId, count, text }) => [kind, dealId, count, text])).toEqual([
    ['tick', 'one deal', 1, 'Label'],
    ['message', 'one deal', 2, null],
    ['message', 'another', 1, null],
  ]);
});

test('sets apart what could not be sent, and the comments of each file', () => {
  const waiting = waitingThings([
    message('one deal'),
    message('one deal', { refusal: 'The deal is closed.' }),
    comment('a film'),
    comment('a still'),
  ]);
  expect(waiting.map(({ kind, fileId, isFailed }) => [kind, fileId, isFailed])).toEqual([
    ['message', null, false],
    ['message', null, true],
    ['comment', 'a film', false],
    ['comment', 'a still', false],
  ]);
});

test('says what was ticked if it is one thing', () => {
  expect(waitingThings([tick('Label'), tick('Light')])).toMatchObject([{ count: 2, text: null }]);
  expect(waitingThings([tick()])).toMatchObject([{ count: 1, text: null }]);
});

test('leaves out how far somebody has read', () => {
  expect(waitingThings([entry({ kind: 'read', body: { dealId: 'one deal', upTo: 'a message' } })])).toEqual(
    [],
  );
});
