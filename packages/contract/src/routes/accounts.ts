import { ForgotPassword, Login, OwnUser, Registration, ResetPassword, SignedIn } from '../schemas/account.ts';
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
    perMinute: 10,
  }),
  logIn: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password.',
    body: Login,
    reply: SignedIn,
    perMinute: 10,
    limitPerEmail: true,
  }),
  me: route({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    summary: 'The whole own profile of the signed-in person.',
    reply: z.object({ user: OwnUser }),
  }),
  logOut: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    summary: 'End this session; its token stops working at once.',
    reply: z.object({}),
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a reset link by mail. Answers alike whether or not the account exists.',
    body: ForgotPassword,
    reply: z.object({}),
    perMinute: 5,
    limitPerEmail: true,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with a reset token; ends every session of the account.',
    body: ResetPassword,
    reply: z.object({}),
    perMinute: 10,
  }),
};
