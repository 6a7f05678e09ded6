import { id } from '../codecs.ts';
import { AdminPerson, Admins, NewAdmin } from '../schemas/admin.ts';
import { AdminRole } from '../schemas/admin-role.ts';
import {
  FirstCode,
  OwnPassword,
  OwnProof,
  PasswordChange,
  RecoveryCodes,
  TwoFactorSetup,
} from '../schemas/own-account.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

/** Accounts of admins, beside the first password. */
export const admins = {
  me: route({
    method: 'GET',
    path: '/api/admin/me',
    access: 'finance',
    summary: 'What the admin who asks may do.',
    reply: z.object({ role: AdminRole }),
    limit: { perMinute: 300 },
  }),
  list: route({
    method: 'GET',
    path: '/api/admin/admins',
    access: 'finance',
    summary: 'The admins with accounts, and the own one.',
    reply: Admins,
    limit: { perMinute: 300 },
  }),
  add: route({
    method: 'POST',
    path: '/api/admin/admins',
    access: 'admin',
    summary: 'Make an account for another admin.',
    body: NewAdmin,
    reply: z.object({ admin: AdminPerson }),
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 50 },
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/admin/admins/{id}',
    access: 'admin',
    summary: 'Remove another admin; their sessions end at once.',
    params: z.object({ id }),
    reply: z.object({}),
    limit: { perMinute: 30 },
  }),
  changeRole: route({
    method: 'PUT',
    path: '/api/admin/admins/{id}/role',
    access: 'admin',
    summary: 'Set what another admin may do; it holds from their next call on.',
    params: z.object({ id }),
    body: z.object({ role: AdminRole }),
    reply: z.object({ admin: AdminPerson }),
    limit: { perMinute: 30 },
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/admin/me/password',
    access: 'finance',
    summary: 'Set another password of the own account. Ends its other sessions.',
    body: PasswordChange,
    reply: z.object({}),
    limit: { perMinute: 10 },
  }),
  beginTwoFactor: route({
    method: 'PUT',
    path: '/api/admin/me/two-factor/secret',
    access: 'finance',
    summary: 'Make the secret for an authenticator app, with the password. Nothing asks for it yet.',
    body: OwnPassword,
    reply: TwoFactorSetup,
    limit: { perMinute: 10 },
  }),
  turnOnTwoFactor: route({
    method: 'PUT',
    path: '/api/admin/me/two-factor',
    access: 'finance',
    summary: 'Ask for a second step from now on, by a first code of the app. Returns recovery codes, once.',
    body: FirstCode,
    reply: RecoveryCodes,
    limit: { perMinute: 10 },
  }),
  turnOffTwoFactor: route({
    method: 'PUT',
    path: '/api/admin/me/two-factor/off',
    access: 'finance',
    summary: 'Ask for no second step any more, with password and code.',
    body: OwnProof,
    reply: z.object({}),
    limit: { perMinute: 10 },
  }),
};
