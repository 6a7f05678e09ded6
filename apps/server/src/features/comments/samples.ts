import { api, type RequestAnswer } from '@briefcast/contract';
import { commentReplies, comments } from '../../platform/database/tables/index.ts';
import type { BindingWorld } from '../../testing/route-samples/binding-world.ts';
import { comment, commentPage } from '../../testing/route-samples/bounds.ts';
import { dealBrand, dealPeople } from '../../testing/route-samples/callers.ts';
import { type CreationGround, once } from '../../testing/route-samples/creation-ground.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { sendFile } from '../../testing/send-file.ts';

/** A file that the brand sent in the chat, and a comment on it. */
const attachment = once(async ({ server, brand, dealId, image }: CreationGround) => {
  const asked = { name: 'a.webp', params: { dealId } };
  return (await sendFile(server, brand, api.files.upload, image, asked)).file.id;
});
const commented = once(async (ground: CreationGround) => {
  const params = { id: await attachment(ground) };
  const body = { kind: 'NOTE', text: 'Like this one' } as const;
  return (await ground.brand.client.comments.add({ params, body })).comment.id;
});

/** A request for one more round, priced already where the brand answers it. */
async function request({ brand, creator, withFile }: BindingWorld, answer: Exclude<RequestAnswer, 'ASKED'>) {
  const { fileId } = await withFile();
  const { comment } = await brand.client.comments.add({
    params: { id: fileId },
    body: { kind: 'NEW_REQUEST', text: 'One more cut', asksForRound: true },
  });
  const params = { id: comment.id };
  const priced = { answer: 'PRICED', price: 100_000_000 } as const;
  if (answer.startsWith('PRICE_')) await creator.client.comments.answerRequest({ params, body: priced });
  return { params, body: answer === 'PRICED' ? priced : { answer } };
}

export const samples = samplesOf({
  /** Comments of the brand's owner: one to be deleted and brought back, and one that asks for more. */
  async makeScene({ brand, takeId }) {
    const write = async (kind: 'IN_BRIEF' | 'NEW_REQUEST') => {
      const body = { kind, text: 'Brighter' };
      return (await brand.client.comments.add({ params: { id: takeId }, body })).comment.id;
    };
    return {
      writtenId: await write('IN_BRIEF'),
      removedId: await write('IN_BRIEF'),
      requestId: await write('NEW_REQUEST'),
    };
  },
  routes: {
    'comments.list': {
      answers: dealPeople(200),
      call: ({ takeId }) => ({ params: { id: takeId } }),
      bound: commentPage,
      filled: { id: 'fileId' },
    },
    'comments.add': {
      answers: dealPeople(201),
      call: ({ takeId }) => ({ params: { id: takeId }, body: { kind: 'NOTE', text: 'Hello' } }),
      bound: comment,
      creates: {
        table: comments,
        next: async (ground, number) => ({
          token: ground.brand.token,
          params: { id: await attachment(ground) },
          body: { kind: 'NOTE', text: `Comment ${number}` },
        }),
      },
    },
    'comments.change': {
      answers: dealPeople(403, { owner: 200 }),
      call: ({ writtenId }) => ({ params: { id: writtenId }, body: { kind: 'NOTE', text: 'Softer' } }),
      bound: comment,
    },
    'comments.remove': {
      answers: dealPeople(403, { owner: 200 }),
      call: ({ removedId }) => ({ params: { id: removedId } }),
    },
    'comments.restore': {
      answers: dealPeople(403, { owner: 200 }),
      call: ({ removedId }) => ({ params: { id: removedId } }),
      bound: comment,
    },
    'comments.reply': {
      answers: dealPeople(201),
      call: ({ writtenId }) => ({ params: { id: writtenId }, body: { text: 'Yes' } }),
      bound: comment,
      creates: {
        table: commentReplies,
        next: async (ground, number) => ({
          token: ground.creator.token,
          params: { id: await commented(ground) },
          body: { text: `Reply ${number}` },
        }),
      },
    },
    'comments.changeState': {
      answers: dealPeople(200),
      call: ({ writtenId }) => ({ params: { id: writtenId }, body: { state: 'OPEN' } }),
      bound: comment,
    },
    'comments.answerRequest': {
      answers: dealPeople(409, { creator: 200 }),
      call: ({ requestId }) => ({
        params: { id: requestId },
        body: { answer: 'ACCEPTED' },
      }),
      bound: comment,
      binds: {
        ACCEPTED: (world) => request(world, 'ACCEPTED'),
        PRICED: (world) => request(world, 'PRICED'),
        DECLINED: (world) => request(world, 'DECLINED'),
        PRICE_ACCEPTED: (world) => request(world, 'PRICE_ACCEPTED'),
        PRICE_DECLINED: (world) => request(world, 'PRICE_DECLINED'),
      },
    },
    'comments.makeTask': {
      answers: dealBrand(409),
      call: ({ writtenId }) => ({ params: { id: writtenId }, body: { kind: 'IN_BRIEF' } }),
      bound: comment,
    },
    'comments.tasks': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: commentPage,
    },
    'comments.watch': {
      answers: dealPeople(200),
      call: ({ takeId }) => ({ params: { id: takeId }, body: { frame: 0, isWriting: false } }),
    },
  },
});
