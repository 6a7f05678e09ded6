/** Accounts: people who sign in, their sessions, and the mails that they ask for. */
import type { Feature } from '../../platform/feature.ts';
import { sendConfirmation } from './confirm-email.ts';
import { sendConfirmationJob, sendResetLinkJob } from './jobs.ts';
import { ownData } from './own-data.ts';
import { sendResetLink } from './reset-password.ts';
import { accountsRoutes } from './routes.ts';
import { sweepAccounts } from './sweep-accounts.ts';

export const accounts: Feature = {
  noun: 'accounts',
  floor: 40,
  owns: ['users', 'sessions', 'resetTokens', 'emailChanges'],
  locks: { users: 20, sessions: 91, resetTokens: 92 },
  ownData,
  constraintRefusals: {
    email_changes_user_id_users_id_fk: 'auth.session_expired',
    // The account was deleted between the check of the password and the session.
    sessions_user_id_users_id_fk: 'account.bad_credentials',
    reset_tokens_user_id_users_id_fk: 'account.reset_token_invalid',
    // Two sign-ups with the same e-mail at once.
    users_email_unique: 'account.email_taken',
  },
  routes: accountsRoutes,
  jobs(deps) {
    deps.jobs.handle(sendResetLinkJob, ({ email }) => sendResetLink(deps, email));
    deps.jobs.handle(sendConfirmationJob, (payload) => sendConfirmation(deps, payload));
  },
  sweeps: [sweepAccounts],
};
