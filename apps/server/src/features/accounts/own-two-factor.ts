/** Lets people turn their second step on and off, and notifies them by mail (rules/accounts#two-factor). */
import { AppError, type OwnProof, type TwoFactorSetup } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, ne } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import {
  beginTwoFactor,
  forgetTwoFactor,
  renewRecoveryCodes,
  requireSecondStep,
  turnOnTwoFactor,
} from '../../platform/auth/two-factor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { lockReceiver } from '../../platform/mail/mail-slots.ts';
import { appendSessionsEnded } from './end-sessions.ts';
import { type ProvedPerson, provePassword } from './prove-password.ts';

type ProofDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords'>;

/**
 * Returns the account if its password and, if it is on, the second step are right. Otherwise throws what
 * those checks throw.
 */
export async function proveSelf(
  deps: ProofDeps,
  actor: UserActor,
  { password, code }: OwnProof,
  address: string,
): Promise<ProvedPerson> {
  const person = await provePassword(deps, actor, password, address);
  await requireSecondStep(deps, { accountId: actor.userId, code, address });
  return person;
}

/** Notifies the confirmed e-mail that the second step was turned on or off. */
async function mailTwoFactorChange(
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  tx: Tx,
  { userId }: UserActor,
  is: 'on' | 'off',
): Promise<void> {
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  const receiver = await lockReceiver(tx, userId);
  if (!user || !receiver?.isConfirmed) return;
  const mail = inLocale(localeFrom(user.language), () =>
    composeMail({
      to: receiver.email,
      subject: m.mail_two_factor_subject({ is }),
      preview: m.mail_two_factor_text({ is }),
      heading: m.mail_two_factor_heading({ is }),
      paragraphs: [m.mail_two_factor_text({ is }), m.mail_password_changed_not_you()],
      action: {
        label: m.mail_password_changed_button(),
        url: config.publicUrl + ownPage(paths.forgotPassword.href()),
      },
      reason: m.mail_account_reason(),
    }),
  );
  await jobs.enqueue(tx, sendMailJob, mail);
}

/** Creates the secret for the actor's app. Throws account.two_factor_is_on, and what `provePassword` throws. */
export async function beginOwnTwoFactor(
  deps: ProofDeps,
  actor: UserActor,
  password: string,
  address: string,
): Promise<TwoFactorSetup> {
  const { email } = await provePassword(deps, actor, password, address);
  return beginTwoFactor(deps, actor.userId, email);
}

/**
 * Returns the recovery codes, and ends every other session, because those were opened without a second step.
 * Throws what `turnOnTwoFactor` throws.
 */
export const turnOnOwnTwoFactor = (
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'jobs' | 'config' | 'facts' | 'signals'>,
  actor: UserActor,
  code: string,
): Promise<string[]> =>
  deps.db.transaction(async (tx) => {
    await mailTwoFactorChange(deps, tx, actor, 'on');
    const { userId, sessionId } = actor;
    const codes = await turnOnTwoFactor(deps, tx, userId, code);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await appendSessionsEnded(deps, tx, actor);
    return codes;
  });

/** Returns new recovery codes. Throws account.two_factor_is_off, and what `proveSelf` throws. */
export async function renewOwnRecoveryCodes(
  deps: ProofDeps,
  actor: UserActor,
  proof: OwnProof,
  address: string,
): Promise<string[]> {
  await proveSelf(deps, actor, proof, address);
  return renewRecoveryCodes(deps, actor.userId);
}

/** Throws account.two_factor_is_off, and what `proveSelf` throws. */
export async function turnOffOwnTwoFactor(
  deps: ProofDeps & Pick<Deps, 'jobs'>,
  actor: UserActor,
  proof: OwnProof,
  address: string,
): Promise<void> {
  await proveSelf(deps, actor, proof, address);
  await deps.db.transaction(async (tx) => {
    await mailTwoFactorChange(deps, tx, actor, 'off');
    if (!(await forgetTwoFactor(tx, actor.userId))) throw new AppError('account.two_factor_is_off');
  });
}
