import { placedOrder } from '../../testing/credits.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { owners } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'billing.checkout': {
      answers: owners(404),
      call: { params: { id: unknownId } },
      binds: async ({ brand }) => ({ params: { id: (await placedOrder(brand)).id }, meets: 'payments.off' }),
    },
  },
});
