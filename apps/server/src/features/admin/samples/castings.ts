import { postedCasting } from '../../../testing/castings.ts';
import { page } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async makeScene({ brand }) {
    const overId = await postedCasting(brand);
    await brand.client.castings.end({ params: { id: overId } });
    return { overId };
  },
  routes: {
    'adminCastings.list': {
      answers: admins(200),
      bound: page(640),
    },
    'adminCastings.end': {
      answers: admins(409),
      call: ({ overId }) => ({ params: { id: overId }, body: { reason: 'Asks for addresses' } }),
      binds: async ({ brand }) => ({
        params: { id: await postedCasting(brand) },
        body: { reason: 'Asks for addresses' },
      }),
    },
  },
});
