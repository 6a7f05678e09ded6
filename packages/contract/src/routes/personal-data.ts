import { UserId } from '../schemas/account.ts';
import { SignedQuery } from '../schemas/file.ts';
import { OwnProof } from '../schemas/own-account.ts';
import { OwnRemoval } from '../schemas/personal-data.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

export const personalData = {
  link: route({
    method: 'PUT',
    path: '/api/me/data-link',
    access: 'user',
    summary:
      'An address of the own data, for one to two hours; with the password, and the code where there is one.',
    body: OwnProof,
    reply: z.object({ url: z.string() }),
    limit: { perMinute: 10, perDay: 50 },
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
    summary: 'Delete the own account, with the password, and the code where there is one.',
    body: OwnProof,
    reply: z.object({}),
    limit: { perMinute: 10 },
  }),
};
