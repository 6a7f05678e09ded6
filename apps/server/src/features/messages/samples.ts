import { messages } from '../../platform/database/tables/index.ts';
import { page } from '../../testing/route-samples/bounds.ts';
import { dealPeople } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'messages.send': {
      answers: dealPeople(201),
      call: ({ dealId }) => ({ body: { dealId, type: 'TEXT', content: 'Hello' } }),
      creates: {
        table: messages,
        next: ({ brand, dealId }, number) => ({
          token: brand.token,
          body: { dealId, type: 'TEXT', content: `Message ${number}` },
        }),
      },
    },
    'messages.page': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: page(384),
    },
    'messages.markRead': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
    },
    'messages.markUnread': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
    },
    'messages.typing': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
    },
  },
});
