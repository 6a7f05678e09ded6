/**
 * The own account: e-mail, password, language, second step and sessions, changed by the signed-in person
 * (rules/accounts#own-account).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { askForEmail, confirmNewEmail, keepEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changeLanguage, readOwnAccount } from './own-account.ts';
import { endOwnSession, endOwnSessions, readOwnSessions } from './own-sessions.ts';
import {
  beginOwnTwoFactor,
  renewOwnRecoveryCodes,
  turnOffOwnTwoFactor,
  turnOnOwnTwoFactor,
} from './own-two-factor.ts';

export function ownAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { ownAccount } = api;
  serve(app, deps, ownAccount.read, async ({ actor }) => ({ account: await readOwnAccount(deps, actor) }));
  serve(app, deps, ownAccount.changeEmail, async ({ actor, body, request }) => {
    await askForEmail(deps, actor, body, request.ip);
    return { account: await readOwnAccount(deps, actor) };
  });
  serve(app, deps, ownAccount.keepEmail, async ({ actor }) => {
    await keepEmail(deps, actor);
    return { account: await readOwnAccount(deps, actor) };
  });
  serve(app, deps, ownAccount.confirmNewEmail, ({ body }) => confirmNewEmail(deps, body.token));
  serve(app, deps, ownAccount.changePassword, async ({ actor, body, request }) => {
    await changePassword(deps, actor, body, request.ip);
    return {};
  });
  serve(app, deps, ownAccount.changeLanguage, async ({ actor, body }) => {
    await changeLanguage(deps, actor, body.language);
    return { account: await readOwnAccount(deps, actor) };
  });
  serve(app, deps, ownAccount.beginTwoFactor, ({ actor, body, request }) =>
    beginOwnTwoFactor(deps, actor, body.password, request.ip),
  );
  serve(app, deps, ownAccount.turnOnTwoFactor, async ({ actor, body }) => ({
    recoveryCodes: await turnOnOwnTwoFactor(deps, actor, body.code),
  }));
  serve(app, deps, ownAccount.renewRecoveryCodes, async ({ actor, body, request }) => ({
    recoveryCodes: await renewOwnRecoveryCodes(deps, actor, body, request.ip),
  }));
  serve(app, deps, ownAccount.turnOffTwoFactor, async ({ actor, body, request }) => {
    await turnOffOwnTwoFactor(deps, actor, body, request.ip);
    return {};
  });
  serve(app, deps, ownAccount.sessions, async ({ actor }) => ({
    sessions: await readOwnSessions(deps, actor),
  }));
  serve(app, deps, ownAccount.endSession, async ({ actor, params }) => {
    await endOwnSession(deps, actor, params.id);
    return {};
  });
  serve(app, deps, ownAccount.endSessions, async ({ actor }) => {
    await endOwnSessions(deps, actor);
    return {};
  });
}
