import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { linkCardPattern } from '../paths.ts';
import { Category } from './category.ts';
import { CreatorDetails } from './details.ts';
import { DirectoryPage, DirectoryQuery, PublicCreator } from './schemas.ts';

export const creators = {
  directory: route({
    method: 'GET',
    path: '/api/users/creators/public',
    access: 'public',
    summary: 'The published creators: all of them, or filtered and paged.',
    query: DirectoryQuery,
    reply: DirectoryPage,
    kind: 'ready',
    limit: { perMinute: 1200 },
  }),
  publicProfile: route({
    method: 'GET',
    path: '/api/users/creators/public/{id}',
    access: 'public',
    summary: 'One published creator.',
    params: z.object({ id }),
    reply: z.object({ creator: PublicCreator }),
    limit: { perMinute: 1200 },
    refuses: ['creator.not_found'],
  }),
  details: route({
    method: 'GET',
    path: '/api/users/creators/public/{id}/details',
    access: 'public',
    summary: "A published creator's accounts elsewhere, packages, and facts from finished deals.",
    params: z.object({ id }),
    reply: z.object({ details: CreatorDetails }),
    limit: { perMinute: 600 },
    refuses: ['creator.not_found'],
  }),
  linkCard: route({
    method: 'GET',
    path: linkCardPattern,
    access: 'public',
    summary: "The picture that link cards show of a published creator's page: a JPEG of 1200 by 630 pixels.",
    params: z.object({ id }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 120 },
  }),
  categories: route({
    method: 'GET',
    path: '/api/categories',
    access: 'public',
    summary: 'The categories that creators and deals belong to.',
    reply: z.object({ categories: z.array(Category) }),
    limit: { perMinute: 1200 },
  }),
};
