import { id } from '../codecs.ts';
import {
  LanguageChoice,
  NewEmail,
  NewEmailLink,
  OwnAccount,
  OwnSessions,
  PasswordChange,
} from '../schemas/own-account.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

const own = z.object({ account: OwnAccount });

export const ownAccount = {
  read: route({
    method: 'GET',
    path: '/api/me/account',
    access: 'user',
    summary: 'The own account: e-mail, language, and how it is secured.',
    reply: own,
    limit: { perMinute: 600 },
  }),
  changeEmail: route({
    method: 'PUT',
    path: '/api/me/email',
    access: 'user',
    summary: 'Ask for another e-mail, with the password. It counts once the link of a mail to it is used.',
    body: NewEmail,
    reply: own,
    limit: { perMinute: 10, perDay: 50 },
  }),
  keepEmail: route({
    method: 'DELETE',
    path: '/api/me/email',
    access: 'user',
    summary: 'Keep the e-mail: the link to the new one stops working.',
    reply: own,
    limit: { perMinute: 30 },
  }),
  /** Public, because the mail may be opened elsewhere; a call of its own, so that programs that open links change nothing. */
  confirmNewEmail: route({
    method: 'PUT',
    path: '/api/auth/new-email',
    access: 'public',
    summary: 'Let the new e-mail take the place of the old one, by the link of the mail to it.',
    body: NewEmailLink,
    reply: z.object({ email: z.string() }),
    limit: { perMinute: 20 },
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/me/password',
    access: 'user',
    summary: 'Set another password, with the present one. Ends every other session.',
    body: PasswordChange,
    reply: z.object({}),
    limit: { perMinute: 10 },
  }),
  changeLanguage: route({
    method: 'PUT',
    path: '/api/me/language',
    access: 'user',
    summary: 'Choose in which language mails are written.',
    body: LanguageChoice,
    reply: own,
    limit: { perMinute: 30 },
  }),
  sessions: route({
    method: 'GET',
    path: '/api/me/sessions',
    access: 'user',
    summary: 'Where one is signed in.',
    reply: OwnSessions,
    limit: { perMinute: 600 },
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/me/sessions/{id}',
    access: 'user',
    summary: 'End one of the own sessions; its token stops working at once.',
    params: z.object({ id }),
    reply: z.object({}),
    limit: { perMinute: 60 },
  }),
  endSessions: route({
    method: 'DELETE',
    path: '/api/me/sessions',
    access: 'user',
    summary: 'End every own session, this one as well.',
    reply: z.object({}),
    limit: { perMinute: 20 },
  }),
};
