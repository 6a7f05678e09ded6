import { sampleBankDetails } from '../../testing/bank-details.ts';
import { testPassword } from '../../testing/harness.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { creators, dealBrand, theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  makeScene: async ({ completed }) => ({ owedId: await completed() }),
  routes: {
    'bankDetails.own': {
      answers: creators(200),
      bound: whole(128),
    },
    'bankDetails.open': {
      answers: theCreator(200),
      call: { body: { password: testPassword } },
    },
    'bankDetails.save': {
      answers: creators(200),
      call: { body: { password: testPassword, details: sampleBankDetails } },
      binds: () => ({ body: { password: testPassword, details: sampleBankDetails } }),
      bindsOneself: true,
    },
    'bankDetails.look': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ owedId }) => ({ params: { dealId: owedId } }),
    },
    'bankDetails.ask': {
      answers: dealBrand(409, { reviewer: 403 }),
      call: ({ owedId }) => ({ params: { dealId: owedId } }),
    },
    'bankDetails.call': {
      answers: dealBrand(200, { reviewer: 403 }),
      call: ({ owedId }) => ({ params: { dealId: owedId }, body: { version: 1 } }),
    },
  },
});
