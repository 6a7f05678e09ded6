/** A letter of the market to somebody concerned: kept, in their bell, and by mail (rules/moderation#letters). */
import type { LetterKind } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { keepLetter } from '../moderation/letters.ts';
import { notify } from '../notifications/notify.ts';
import type { Concerned } from '../suspensions/suspend.ts';
import { mailConcerned } from '../suspensions/suspension-mails.ts';

export type LetterDeps = Pick<Deps, 'clock' | 'facts' | 'jobs' | 'config'>;

/** Writes to people who are locked until the transaction ends. */
export async function writeLetter(
  deps: LetterDeps,
  tx: Tx,
  concerned: Concerned,
  { kind, words }: { kind: LetterKind; words: string },
): Promise<void> {
  const { id, people, role } = concerned;
  const reader = concerned.kind === 'BRAND' ? { brandId: id } : { userId: id };
  await keepLetter(deps, tx, reader, { kind, words });
  const cause = `account.letter:${uuidv7()}`;
  await notify(
    deps,
    tx,
    people.map((userId) => ({
      userId,
      role,
      kind: 'account.letter',
      dealId: null,
      cause,
      hasOwnMail: true,
    })),
  );
  await mailConcerned(deps, tx, concerned, () => ({
    subject: m.mail_market_letter_subject({ kind }),
    preview: m.mail_market_letter_text(),
    heading: m.mail_market_letter_subject({ kind }),
    paragraphs: [m.mail_market_letter_text()],
    quotes: [{ source: m.mail_two_factor_reason(), words }],
  }));
}
