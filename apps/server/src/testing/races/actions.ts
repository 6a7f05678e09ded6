/** Everything that somebody may do at the moment when somebody else does something, as calls of the contract. */
import {
  AppError,
  api,
  type Client,
  type DealStatus,
  readAnswer,
  requestPath,
  type Verdict,
} from '@briefcast/contract';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { clientOf } from '../fleet.ts';
import { testPassword } from '../harness.ts';
import { multipartBody } from '../multipart-body.ts';
import type { Situation } from './situations.ts';

/** Does it at one process; rejects with the refusal. */
export type Action = (given: Situation, origin: string, adminToken: string) => Promise<unknown>;

type Side = 'brand' | 'creator';
const as = (side: Side, given: Situation, origin: string): Client =>
  clientOf(origin, side === 'brand' ? given.brandToken : given.creatorToken);

const move =
  (side: Side, status: DealStatus): Action =>
  (given, origin) =>
    as(side, given, origin).deals.changeStatus({ params: { id: given.dealId }, body: { status } });

const judge =
  (status: Verdict): Action =>
  (given, origin) =>
    as('brand', given, origin).files.review({
      params: { id: given.fileId },
      body: { status, ...(status === 'APPROVED' ? {} : { feedback: 'Brighter, please.' }) },
    });

const upload =
  (side: Side): Action =>
  async (given, origin) => {
    const { headers, payload } = multipartBody(samplePdf(), 'take.pdf');
    const token = side === 'brand' ? given.brandToken : given.creatorToken;
    const path = requestPath(api.files.upload, { params: { dealId: given.dealId } });
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    });
    return readAnswer(api.files.upload, answer.ok, await answer.json());
  };

const write =
  (side: Side, idempotencyKey?: (given: Situation) => string): Action =>
  (given, origin) =>
    as(side, given, origin).messages.send(
      { body: { dealId: given.dealId, type: 'TEXT', content: 'Hello' } },
      idempotencyKey ? { idempotencyKey: idempotencyKey(given) } : {},
    );

const sendBrief =
  (idempotencyKey?: (given: Situation) => string): Action =>
  (given, origin) =>
    as('brand', given, origin).deals.create(
      {
        body: {
          title: 'Another',
          description: 'Soon.',
          budget: 5000,
          deadline: '2099-12-12T00:00:00.000Z',
          creatorId: given.creatorId,
        },
      },
      idempotencyKey ? { idempotencyKey: idempotencyKey(given) } : {},
    );

const register =
  (idempotencyKey?: (given: Situation) => string): Action =>
  (given, origin) =>
    clientOf(origin).accounts.register(
      { body: { email: given.newEmail, password: testPassword, role: 'BRAND', companyName: 'New' } },
      idempotencyKey ? { idempotencyKey: idempotencyKey(given) } : {},
    );

const profile =
  (body: Parameters<Client['profiles']['update']>[0]['body']): Action =>
  (given, origin) =>
    as('creator', given, origin).profiles.update({ body });

const removeItem =
  (place: number): Action =>
  (given, origin) =>
    as('creator', given, origin).portfolio.remove({ params: { itemId: given.itemIds[place] ?? '' } });

const removeUser =
  (who: 'brandId' | 'creatorId'): Action =>
  (given, origin, admin) =>
    clientOf(origin, admin).admin.removeUser({ params: { id: given[who] } });

const toggle =
  (isPublished: boolean): Action =>
  ({ creatorId }, origin, admin) =>
    clientOf(origin, admin).admin.togglePublish({ params: { id: creatorId }, body: { isPublished } });

const ownKey = ({ key }: Situation) => key;

/** By the names that the pairs use. */
export const actions = {
  accept: move('creator', 'ACCEPTED'),
  reject: move('creator', 'REJECTED'),
  withdraw: move('brand', 'CANCELLED'),
  begin: move('creator', 'IN_PROGRESS'),
  submit: move('creator', 'SUBMITTED'),
  complete: move('brand', 'COMPLETED'),
  approve: judge('APPROVED'),
  'undo approval': (given, origin) =>
    as('brand', given, origin).files.undoApproval({ params: { id: given.fileId } }),
  'send back': judge('NEEDS_REVISION'),
  'reject file': judge('REJECTED'),
  upload: upload('creator'),
  'upload reference': upload('brand'),
  'brand writes': write('brand'),
  'creator writes': write('creator'),
  'brand writes under a key': write('brand', ownKey),
  'brand reads': (given, origin) =>
    as('brand', given, origin).messages.markRead({ params: { id: given.dealId } }),
  'send brief': sendBrief(),
  'send brief under a key': sendBrief(ownKey),
  publish: profile({ isPublished: true }),
  unpublish: profile({ isPublished: false }),
  'clear bio': profile({ bio: null }),
  'clear location': profile({ location: null }),
  'add item': (given, origin) =>
    as('creator', given, origin).portfolio.add({
      body: { type: 'IMAGE', url: 'https://media.example/new.jpg', title: 'New' },
    }),
  'add upload': (given, origin) =>
    as('creator', given, origin).portfolio.add({
      body: { type: 'IMAGE', url: `/api/media/${given.mediaId}`, title: 'Upload' },
    }),
  'remove upload': removeItem(0),
  'remove item': removeItem(1),
  'remove other item': removeItem(2),
  register: register(),
  'register under a key': register(ownKey),
  'log in': ({ brandEmail }, origin) =>
    clientOf(origin).accounts.logIn({ body: { email: brandEmail, password: testPassword } }),
  'log out': (given, origin) => as('brand', given, origin).accounts.logOut(),
  'new password': ({ resetToken }, origin) =>
    clientOf(origin).accounts.resetPassword({ body: { token: resetToken, password: 'another password' } }),
  'choose notifications': (given, origin) =>
    as('brand', given, origin).notifications.changeSettings({
      body: { kinds: ['brief.accepted'], byMail: false },
    }),
  'admin publishes': toggle(true),
  'admin unpublishes': toggle(false),
  'admin cancels': ({ dealId }, origin, admin) =>
    clientOf(origin, admin).admin.cancelDeal({ params: { id: dealId } }),
  'admin deletes deal': ({ dealId }, origin, admin) =>
    clientOf(origin, admin).admin.removeDeal({ params: { id: dealId } }),
  'admin deletes brand': removeUser('brandId'),
  'admin deletes creator': removeUser('creatorId'),
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;

/** `done`, or the code of the refusal. */
export async function outcomeOf(doing: Promise<unknown>): Promise<string> {
  try {
    await doing;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
