import { ownUser } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'samplePeople.read': { answers: admins(200) },
    'samplePeople.fill': { answers: admins(200) },
    'samplePeople.remove': { answers: admins(200) },
    'samplePeople.look': { answers: admins(409), call: { body: { role: 'BRAND' } }, bound: ownUser },
  },
});
