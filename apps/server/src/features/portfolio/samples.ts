import { portfolioItems } from '../../platform/database/tables/index.ts';
import type { BindingWorld } from '../../testing/route-samples/binding-world.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { creators, everybody, theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

async function work({ creator }: BindingWorld) {
  const body = { type: 'IMAGE', url: 'https://media.example/b.jpg', title: 'B' } as const;
  return { itemId: (await creator.client.portfolio.add({ body })).item.id };
}

export const samples = samplesOf({
  /** One more of the creator's items than publishing needs. */
  async makeScene({ creator }) {
    const { item } = await creator.client.portfolio.add({
      body: { type: 'IMAGE', url: 'https://media.example/spare.jpg', title: 'Spare' },
    });
    return { itemId: item.id };
  },
  routes: {
    'portfolio.list': {
      answers: everybody(200),
      call: ({ creator }) => ({ params: { userId: creator.user.id } }),
      bound: whole(256),
    },
    'portfolio.add': {
      answers: creators(201),
      call: { body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'A' } },
      creates: {
        table: portfolioItems,
        next: ({ creator }, number) => ({
          token: creator.token,
          body: { type: 'IMAGE', url: `https://media.example/${number}.jpg`, title: 'A picture' },
        }),
      },
      binds: () => ({
        body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'A' },
      }),
      bindsOneself: true,
    },
    'portfolio.arrange': {
      answers: creators(200),
      call: { body: { itemIds: [] } },
      bound: whole(256),
      binds: () => ({ body: { itemIds: [] } }),
      bindsOneself: true,
    },
    'portfolio.change': {
      answers: theCreator(200),
      call: ({ itemId }) => ({ params: { itemId }, body: { title: 'A' } }),
      binds: async (world) => ({ params: await work(world), body: { title: 'B' } }),
    },
    'portfolio.remove': {
      answers: theCreator(200),
      call: ({ itemId }) => ({ params: { itemId } }),
      binds: async (world) => ({ params: await work(world) }),
    },
  },
});
