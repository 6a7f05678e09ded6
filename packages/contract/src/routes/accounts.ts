import {
  ConfirmEmail,
  EmailConfirmed,
  ForgotPassword,
  Login,
  OwnUser,
  Registration,
  ResetPassword,
  SignedIn,
} from '../schemas/account.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

export const accounts = {
  register: route({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account and sign in.',
    body: Registration,
    reply: SignedIn,
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 300 },
  }),
  logIn: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password.',
    body: Login,
    reply: SignedIn,
    /** For one network. What is aimed at one account is bounded by its failures: see the server’s platform/auth/password-rule.ts. */
    limit: { perMinute: 60 },
  }),
  me: route({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    summary: 'The whole own profile of the signed-in person.',
    reply: z.object({ user: OwnUser }),
    limit: { perMinute: 600 },
  }),
  logOut: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    summary: 'End this session; its token stops working at once.',
    reply: z.object({}),
    limit: { perMinute: 60 },
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a reset link by mail. Answers alike whether or not the account exists.',
    body: ForgotPassword,
    reply: z.object({}),
    limit: { perMinute: 20, perDay: 300, aimedAt: { by: 'email', perMinute: 5 } },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with a reset token; ends every session of the account.',
    body: ResetPassword,
    reply: z.object({}),
    limit: { perMinute: 10 },
  }),
  /** A POST, so that programs that open every link of a mail confirm nothing. */
  confirmEmail: route({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'public',
    summary: 'Confirm the e-mail of an account by the link of its welcome mail, with or without a login.',
    body: ConfirmEmail,
    reply: EmailConfirmed,
    limit: { perMinute: 20 },
  }),
  resendConfirmation: route({
    method: 'POST',
    path: '/api/auth/resend-confirmation',
    access: 'user',
    summary: 'Ask for the confirmation mail again: once a minute, three times an hour, five times a day.',
    reply: EmailConfirmed,
    limit: { perMinute: 5 },
  }),
};
