import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'rights.list': {
      answers: people(200),
      bound: whole(1024),
    },
    'rights.usual': {
      answers: brands(200),
    },
    'rights.keepUsual': {
      answers: brands(200, { reviewer: 403 }),
      call: { body: { rights: null } },
    },
    'rights.renewCalendar': {
      answers: people(200),
    },
    'rights.calendar': {
      answers: everybody(404),
      call: { query: { token: 'no-address' } },
      bound: whole(1024),
    },
  },
});
