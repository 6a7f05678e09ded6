import { legalTexts } from '../../../platform/database/tables/index.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

/** A text that nobody is asked to accept, so that other samples go on. */
const call = {
  params: { page: 'refunds' as const },
  body: {
    texts: { en: 'No refunds.', ar: null },
    notes: { en: '', ar: '' },
    effectiveOn: '2026-01-01',
    asks: false,
    tells: false,
  },
};

export const samples = samplesOf({
  routes: {
    'adminLegal.read': {
      answers: admins(200),
      call: { params: { page: 'terms' } },
      bound: whole(640),
      filled: { params: { page: 'terms' } },
    },
    'adminLegal.publish': {
      answers: admins(201),
      call,
      creates: {
        table: legalTexts,
        next: ({ adminToken }, number) => ({
          token: adminToken,
          ...call,
          body: { ...call.body, notes: { en: `Change ${number}`, ar: '' } },
        }),
      },
    },
  },
});
