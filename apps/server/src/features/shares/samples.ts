import { commentReplies, comments, shares } from '../../platform/database/tables/index.ts';
import { judgeOf, unknownId } from '../../testing/route-samples/access-ground.ts';
import { comment, commentPage, stream, whole } from '../../testing/route-samples/bounds.ts';
import { dealBrand, everybody } from '../../testing/route-samples/callers.ts';
import { type CreationGround, once } from '../../testing/route-samples/creation-ground.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { newShare } from '../../testing/shares.ts';

/** A guest of a link to the creator's take. */
const guestOf = once(async ({ server, brand, dealId, takeId }: CreationGround) => {
  const body = newShare([takeId], { name: 'Guests' });
  const { token } = await brand.client.shares.create({ params: { id: dealId }, body });
  const { guest } = await server.anonymous.shares.enter({ params: { token }, body: { name: 'Dana' } });
  const remark = await server
    .as(guest.token)
    .shares.addComment({ params: { token }, body: { fileId: takeId, text: 'A remark' } });
  return { token, guestToken: guest.token, commentId: remark.comment.id };
});

export const samples = samplesOf({
  /** A link that guests open, and one to be turned off by each role of the brand. */
  async makeScene({ brand, acceptedDealId, takeId }) {
    const shareWith = (name: string) =>
      brand.client.shares.create({ params: { id: acceptedDealId }, body: newShare([takeId], { name }) });
    const turnedOff = async (name: string) => (await shareWith(name)).share.id;
    return {
      token: (await shareWith('Guests')).token,
      revoked: {
        owner: await turnedOff('One'),
        manager: await turnedOff('Two'),
        reviewer: await turnedOff('Three'),
      },
    };
  },
  async fill({ brand, dealId, fileId }) {
    const body = newShare([fileId], { name: 'Guests', hasWatermark: false, showsEarlierVersions: true });
    return { token: (await brand.client.shares.create({ params: { id: dealId }, body })).token };
  },
  routes: {
    'shares.list': {
      answers: dealBrand(200),
      call: ({ acceptedDealId }) => ({ params: { id: acceptedDealId } }),
      bound: whole(512),
    },
    'shares.create': {
      answers: dealBrand(201),
      call: ({ acceptedDealId, takeId }) => ({ params: { id: acceptedDealId }, body: newShare([takeId]) }),
      bound: whole(64),
      creates: {
        table: shares,
        next: ({ brand, dealId, takeId }, number) => ({
          token: brand.token,
          params: { id: dealId },
          body: newShare([takeId], { name: `Guests ${number}` }),
        }),
      },
      binds: async ({ withFile }) => {
        const { dealId, fileId } = await withFile();
        return { params: { id: dealId }, body: newShare([fileId]) };
      },
    },
    'shares.revoke': {
      answers: dealBrand(200),
      call: ({ acceptedDealId, revoked }, caller) => ({
        params: { id: acceptedDealId, shareId: revoked[judgeOf(caller)] },
      }),
      binds: async ({ brand, withFile }) => {
        const { dealId, fileId } = await withFile();
        const made = await brand.client.shares.create({ params: { id: dealId }, body: newShare([fileId]) });
        return { params: { id: dealId, shareId: made.share.id } };
      },
    },
    'shares.summary': {
      answers: everybody(200),
      call: ({ token }) => ({ params: { token } }),
    },
    'shares.enter': {
      answers: everybody(200),
      call: ({ token }) => ({ params: { token }, body: { name: 'Dana' } }),
    },
    'shares.files': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token } }),
      bound: whole(512),
      filled: { status: 403 },
    },
    'shares.comments': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token } }),
      bound: commentPage,
      filled: { status: 403 },
    },
    'shares.addComment': {
      answers: everybody(403),
      call: ({ takeId, token }) => ({
        params: { token },
        body: { fileId: takeId, text: 'Hello' },
      }),
      bound: comment,
      creates: {
        table: comments,
        next: async (ground, number) => {
          const { token, guestToken } = await guestOf(ground);
          return {
            token: guestToken,
            params: { token },
            body: { fileId: ground.takeId, text: `Remark ${number}` },
          };
        },
      },
    },
    'shares.reply': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token, id: unknownId }, body: { text: 'Hello' } }),
      bound: comment,
      creates: {
        table: commentReplies,
        next: async (ground, number) => {
          const { token, guestToken, commentId } = await guestOf(ground);
          return { token: guestToken, params: { token, id: commentId }, body: { text: `Reply ${number}` } };
        },
      },
    },
    'shares.events': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token } }),
      bound: stream,
    },
    'shares.changeComment': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token, id: unknownId }, body: { text: 'Hello' } }),
      bound: comment,
    },
    'shares.removeComment': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token, id: unknownId } }),
    },
    'shares.content': {
      answers: everybody(403),
      call: ({ takeId }) => ({
        params: { shareId: unknownId, id: takeId },
        query: { guest: unknownId, expires: '1', signature: 'forged' },
      }),
      bound: stream,
    },
  },
});
