import { Role, SignedIn } from '../accounts/schemas.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { SamplePeople } from './schemas.ts';

const path = '/api/admin/sample-people';
const reply = z.object({ samplePeople: SamplePeople });

export const samplePeople = {
  read: route({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Whether invented people are in the market, and how many.',
    reply,
    limit: { perMinute: 120 },
  }),
  /** Safe to repeat: they are put in once. */
  fill: route({
    method: 'PUT',
    path,
    access: 'admin',
    summary: 'Put invented creators, brands and a casting into the market.',
    reply,
    limit: { perMinute: 10 },
  }),
  /** Safe to repeat. */
  remove: route({
    method: 'DELETE',
    path,
    access: 'admin',
    summary: 'Take the invented people out, with everything of theirs.',
    reply,
    limit: { perMinute: 10 },
  }),
  look: route({
    method: 'POST',
    path: '/api/admin/sample-people/look',
    access: 'admin',
    summary: 'Open a session of an invented person that lasts half an hour and changes nothing.',
    body: z.object({ role: Role }),
    reply: SignedIn,
    limit: { perMinute: 30 },
    refuses: ['samplepeople.none'],
  }),
};
