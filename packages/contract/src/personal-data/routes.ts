import { OwnProof } from '../accounts/own-account.ts';
import { UserId } from '../accounts/schemas.ts';
import { SignedQuery } from '../files/schemas.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { OwnRemoval } from './schemas.ts';

export const personalData = {
  link: route({
    method: 'PUT',
    path: '/api/me/data-link',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary:
      'An address of the own data, for one to two hours; with the password, and the code where there is one.',
    body: OwnProof,
    reply: z.object({ url: z.string() }),
    limit: { perMinute: 10, perDay: 50 },
    refuses: ['account.wrong_password'],
  }),
  download: route({
    method: 'GET',
    path: '/api/people/{userId}/data.zip',
    access: 'public',
    summary: 'What is kept about a person, as JSON and their files in one ZIP: by a signed address.',
    params: UserId,
    query: SignedQuery.omit({ variant: true }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 20 },
    refuses: ['file.link_expired'],
  }),
  removal: route({
    method: 'GET',
    path: '/api/me/removal',
    access: 'user',
    summary: 'What deleting the own account would do.',
    reply: OwnRemoval,
    limit: { perMinute: 60 },
  }),
  removeAccount: route({
    method: 'PUT',
    path: '/api/me/removal',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Delete the own account, with the password, and the code where there is one.',
    body: OwnProof,
    reply: z.object({}),
    limit: { perMinute: 10 },
    refuses: ['account.code_required', 'account.wrong_password', 'team.last_owner'],
  }),
};
