import { JoinCode } from '../accounts/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { JoinLink, JoinPreview, NewJoinLink, NewJoinMails, SentJoinMails } from './schemas.ts';

export const joinLinks = {
  preview: route({
    method: 'GET',
    path: '/api/join/{code}',
    access: 'public',
    summary: 'The role that a link invites to, and whether it still works.',
    params: z.object({ code: JoinCode }),
    reply: z.object({ invitation: JoinPreview }),
    limit: { perMinute: 60 },
    refuses: ['joining.not_found'],
  }),
  list: route({
    method: 'GET',
    path: '/api/admin/join-links',
    access: 'admin',
    summary: 'Links that invite people to the market: open ones, and the newest of the closed ones.',
    reply: z.object({ joinLinks: z.array(JoinLink) }),
    limit: { perMinute: 120 },
  }),
  create: route({
    method: 'POST',
    path: '/api/admin/join-links',
    access: 'admin',
    summary: 'Create a link that invites creators or brands.',
    body: NewJoinLink,
    reply: z.object({ joinLink: JoinLink }),
    status: 201,
    creates: true,
    limit: { perMinute: 30 },
    refuses: ['joining.many_open'],
  }),
  end: route({
    method: 'DELETE',
    path: '/api/admin/join-links/{id}',
    access: 'admin',
    summary: 'End a link; people who joined by it stay.',
    params: z.object({ id }),
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['joining.not_found'],
  }),
  /** Safe to repeat: an address gets the mail of a link once. */
  mail: route({
    method: 'POST',
    path: '/api/admin/join-links/{id}/mails',
    access: 'admin',
    summary: 'Mail a link to people without an account, once to each address.',
    params: z.object({ id }),
    body: NewJoinMails,
    reply: SentJoinMails,
    limit: { perMinute: 10, perDay: 50 },
    refuses: ['joining.closed', 'joining.many_mails', 'joining.not_found'],
  }),
};
