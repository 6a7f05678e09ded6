/**
 * Accounts: sign-up, login, logout, the own profile, forgotten passwords. Passwords are argon2id hashes,
 * sessions are rows to which a signed token refers, reset links are single-use and stored as hashes
 * (rules/accounts). Except for the first mail, mails wait until the e-mail is confirmed.
 */

import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { noteSuccess } from '../../platform/http/limits/password-tries.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { confirmEmail, resendConfirmation } from './confirm-email.ts';
import { logIn, logOut } from './log-in.ts';
import { noteSessionSeen } from './own-sessions.ts';
import { readOwnUser } from './read-account.ts';
import { register } from './register.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { ownAccountRoutes } from './routes-of-own-account.ts';
import { placeOf } from './sign-in-place.ts';

export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  serveCreating(app, deps, api.accounts.register, {
    prepare: ({ body }) => deps.passwords.hashChosen(body.password),
    async create(txDeps, tx, { body, request, prepared: passwordHash }) {
      const signedIn = await register(txDeps, tx, body, { passwordHash, place: placeOf(request) });
      await noteSuccess(txDeps, tx, { whose: { email: body.email }, address: request.ip });
      return signedIn;
    },
  });
  serve(app, deps, api.accounts.logIn, ({ body, request }) =>
    logIn(deps, body, { address: request.ip, place: placeOf(request) }),
  );
  serve(app, deps, api.accounts.me, async ({ actor }) => {
    await noteSessionSeen(deps, actor);
    return { user: await readOwnUser(deps, actor) };
  });
  serve(app, deps, api.accounts.logOut, async ({ actor }) => {
    await logOut(deps, actor);
    return {};
  });
  serve(app, deps, api.accounts.forgotPassword, async ({ body }) => {
    await requestReset(deps, body.email);
    return {};
  });
  serve(app, deps, api.accounts.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, request.ip);
    return {};
  });
  serve(app, deps, api.accounts.confirmEmail, ({ body }) => confirmEmail(deps, body.token));
  serve(app, deps, api.accounts.resendConfirmation, ({ actor }) => resendConfirmation(deps, actor));

  ownAccountRoutes(app, deps);
}
