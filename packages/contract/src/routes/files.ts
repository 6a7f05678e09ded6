import { id } from '../codecs.ts';
import { DealFile, FileReview, PublicMedia, SignedQuery, StorageUsage } from '../schemas/file.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

export const files = {
  upload: route({
    method: 'POST',
    path: '/api/files/upload/{dealId}',
    access: 'user',
    summary: "Add a file to a deal: a brand's is a reference, a creator's is content to review.",
    params: z.object({ dealId: id }),
    upload: { field: 'file', types: ['IMAGE', 'VIDEO', 'DOCUMENT'] },
    reply: z.object({ file: DealFile }),
    status: 201,
    creates: true,
    limit: { perMinute: 60 },
  }),
  uploadPortfolio: route({
    method: 'POST',
    path: '/api/files/upload/portfolio',
    access: 'creator',
    summary: "Upload a picture or video for one's portfolio.",
    upload: { field: 'file', types: ['IMAGE', 'VIDEO'] },
    reply: z.object({ file: PublicMedia }),
    status: 201,
    creates: true,
    limit: { perMinute: 60 },
  }),
  uploadAvatar: route({
    method: 'POST',
    path: '/api/files/upload/avatar',
    access: 'user',
    summary: 'Upload a profile picture or logo; it is resized here.',
    upload: { field: 'file', types: ['IMAGE'] },
    reply: z.object({ file: PublicMedia }),
    status: 201,
    creates: true,
    limit: { perMinute: 20 },
  }),
  usage: route({
    method: 'GET',
    path: '/api/files/usage',
    access: 'user',
    summary: 'How much one stores of what one may, and of what a deal may.',
    query: z.object({ dealId: id.optional()
    limit: { perMinute: 300 },
  }),
    reply: StorageUsage,
  }),
  review: route({
    method: 'PUT',
    path: '/api/files/{id}/status',
    access: 'brand',
    summary: 'Approve a submitted file, or send it back with feedback.',
    params: z.object({ id }),
    body: FileReview,
    reply: z.object({ file: DealFile }),
    limit: { perMinute: 120 },
  }),
  content: route({
    method: 'GET',
    path: '/api/files/{id}/content',
    access: 'public',
    summary: 'The bytes of a deal file, by signed address; ranges are honoured.',
    params: z.object({ id }),
    query: SignedQuery,
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 6000 },
  }),
  media: route({
    method: 'GET',
    path: '/api/media/{id}',
    access: 'public',
    summary:
      'The bytes of a public picture or video; ranges are honoured. Of an unpublished portfolio by signed address only.',
    params: z.object({ id }),
    query: SignedQuery.partial(),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 12_000 },
  }),
};
