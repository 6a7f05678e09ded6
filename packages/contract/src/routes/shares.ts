import { id } from '../codecs.ts';
import { Comment } from '../schemas/comment.ts';
import {
  GuestComment,
  GuestComments,
  NewGuestComment,
  NewShare,
  Share,
  ShareDoor,
  SharedBytesQuery,
  SharedFiles,
  ShareEntry,
  ShareGuest,
  shareToken,
} from '../schemas/share.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

const ofDeal = z.object({ id });
const ofToken = z.object({ token: shareToken });
/** Many guests of one link may sit behind one router, and one link may be sent to many. */
const guestLimit = { perMinute: 300, aimedAt: { by: 'token', perMinute: 1200 } } as const;
const guestWrites = { perMinute: 60, aimedAt: { by: 'token', perMinute: 120 } } as const;

export const shares = {
  list: route({
    method: 'GET',
    path: '/api/deals/{id}/shares',
    access: 'brand',
    summary: 'The links in use that show files of a deal to people without an account.',
    params: ofDeal,
    reply: z.object({ shares: z.array(Share) }),
    limit: { perMinute: 300 },
  }),
  create: route({
    method: 'POST',
    path: '/api/deals/{id}/shares',
    access: 'brand',
    summary: "Make a link to chosen files of a deal; its secret is told this once, for the page's address.",
    params: ofDeal,
    body: NewShare,
    reply: z.object({ share: Share, token: z.string() }),
    status: 201,
    creates: true,
    limit: { perMinute: 20 },
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/deals/{id}/shares/{shareId}',
    access: 'brand',
    summary: 'Turn a link off: from now on it opens nothing, bytes included.',
    params: z.object({ id, shareId: id }),
    reply: z.object({}),
    limit: { perMinute: 60 },
  }),
  door: route({
    method: 'GET',
    path: '/api/shares/{token}',
    access: 'public',
    summary: 'Who asks for a look at what, and until when.',
    params: ofToken,
    reply: z.object({ share: ShareDoor }),
    limit: guestLimit,
  }),
  enter: route({
    method: 'POST',
    path: '/api/shares/{token}/enter',
    access: 'public',
    summary:
      "Enter with a name, and the password where there is one; returns the guest's token. With that token as bearer it changes the name.",
    params: ofToken,
    body: ShareEntry,
    reply: z.object({ guest: ShareGuest }),
    limit: guestWrites,
  }),
  files: route({
    method: 'GET',
    path: '/api/shares/{token}/files',
    access: 'public',
    summary: "What a guest sees, by the guest's token as bearer.",
    params: ofToken,
    reply: SharedFiles,
    limit: guestLimit,
  }),
  comments: route({
    method: 'GET',
    path: '/api/shares/{token}/comments',
    access: 'public',
    summary: 'What the guests of this link have written.',
    params: ofToken,
    reply: GuestComments,
    limit: guestLimit,
  }),
  addComment: route({
    method: 'POST',
    path: '/api/shares/{token}/comments',
    access: 'public',
    summary: 'Comment as a guest.',
    params: ofToken,
    body: NewGuestComment,
    reply: z.object({ comment: Comment }),
    status: 201,
    creates: true,
    limit: guestWrites,
  }),
  changeComment: route({
    method: 'PUT',
    path: '/api/shares/{token}/comments/{id}',
    access: 'public',
    summary: "Write a guest's own comment anew, until somebody has answered it.",
    params: z.object({ token: shareToken, id }),
    body: GuestComment,
    reply: z.object({ comment: Comment }),
    limit: guestWrites,
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/api/shares/{token}/comments/{id}',
    access: 'public',
    summary: "Delete a guest's own comment, until somebody has answered it.",
    params: z.object({ token: shareToken, id }),
    reply: z.object({}),
    limit: guestWrites,
  }),
  content: route({
    method: 'GET',
    path: '/api/shared-files/{shareId}/{id}',
    access: 'public',
    summary: 'The bytes of a shared file, by the address that a guest was given; they end with the link.',
    params: z.object({ shareId: id, id }),
    query: SharedBytesQuery,
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 6000 },
  }),
};
