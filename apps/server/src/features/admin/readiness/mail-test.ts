/** A mail to an admin that shows, step by step, whether mails arrive (rules/system#readiness). */
import {
  AppError,
  type MailTest,
  type MarketContact,
  marketContacts,
  unnamedMarket,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { randomToken } from '../../../platform/auth/secrets.ts';
import type { Database, Reader, Tx } from '../../../platform/database/database.ts';
import { writeSetting } from '../../../platform/database/settings.ts';
import { settings } from '../../../platform/database/tables/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobKind } from '../../../platform/jobs/kinds.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail-content.ts';

/** A test of the way out, to any address, or of one contact of the market. */
type Tested = 'WAY_OUT' | MarketContact;

const allTested: readonly Tested[] = ['WAY_OUT', ...marketContacts];

const keyOf = (tested: Tested): string => (tested === 'WAY_OUT' ? 'mail_test' : `mail_test_${tested}`);

const Stored = z.object({
  token: z.string(),
  to: z.string(),
  sentAt: z.string(),
  takenAt: z.string().nullable(),
  refusal: z.string().nullable(),
  openedAt: z.string().nullable(),
});
type Stored = z.infer<typeof Stored>;

/** Tried once: the admin waits for the answer, and sends another. */
export const testMailJob = jobKind<{ token: string; mail: Mail; tested?: Tested }>('mail.test', {
  text: m.admin_job_test_mail,
  lane: 'quick',
  attempts: 1,
  isTimed: false,
});

async function readStored(db: Reader, tested: Tested, lock = false): Promise<Stored | null> {
  const asked = db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, keyOf(tested)));
  const [row] = await (lock ? asked.for('update') : asked);
  return row ? Stored.parse(JSON.parse(row.value)) : null;
}

/** The last test mail, or the last to a contact; null before the first. */
export async function readMailTest(db: Reader, tested: Tested = 'WAY_OUT'): Promise<MailTest | null> {
  const stored = await readStored(db, tested);
  if (!stored) return null;
  const { token: _, ...test } = stored;
  return test;
}

/** The last test mail to each contact of the market. */
export async function readContactTests(db: Reader): Promise<Record<MarketContact, MailTest | null>> {
  return {
    help: await readMailTest(db, 'help'),
    legal: await readMailTest(db, 'legal'),
    privacy: await readMailTest(db, 'privacy'),
  };
}

/** Writes what became of the test mail with this token; false where another took its place. */
async function writeStep(
  db: Database,
  { tested, token }: { tested: Tested; token: string },
  step: Partial<Stored>,
): Promise<boolean> {
  return db.transaction(async (tx: Tx) => {
    const stored = await readStored(tx, tested, true);
    if (stored?.token !== token) return false;
    await writeSetting(tx, keyOf(tested), JSON.stringify({ ...stored, ...step }));
    return true;
  });
}

/** Hands a test mail over, in the language of the call; it takes the place of the one before. */
export async function sendTestMail(
  { db, clock, config, jobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  to: string,
  tested: Tested = 'WAY_OUT',
): Promise<void> {
  const token = randomToken();
  const place = tested === 'WAY_OUT' ? 'tab=health' : 'tab=settings&part=legal';
  const url = `${config.publicUrl}${ownPage(paths.admin.href())}?${place}&mail=${token}`;
  const mail = composeMail({
    to,
    subject: m.mail_test_subject(),
    preview: m.mail_test_text(),
    heading: m.mail_test_subject(),
    paragraphs: [m.mail_test_text()],
    action: { label: m.mail_test_action(), url },
    reason: m.mail_test_reason(),
  });
  const stored: Stored = {
    ...{ token, to, sentAt: clock().toISOString() },
    ...{ takenAt: null, refusal: null, openedAt: null },
  };
  await db.transaction(async (tx) => {
    await writeSetting(tx, keyOf(tested), JSON.stringify(stored));
    await jobs.enqueue(tx, testMailJob, { token, mail, tested });
  });
}

/** Hands a test mail over to a saved contact of the market. Throws admin.contact_unstated. */
export async function testContact(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'settings'>,
  contact: MarketContact,
): Promise<void> {
  const to = (deps.settings.now().market ?? unnamedMarket).contacts[contact];
  if (to === '') throw new AppError('admin.contact_unstated');
  await sendTestMail(deps, to, contact);
}

/** Sends it, and keeps whether the mail server took it. */
export async function deliverTestMail(
  { db, clock, sendMail }: Pick<Deps, 'db' | 'clock' | 'sendMail'>,
  { token, mail, tested = 'WAY_OUT' }: { token: string; mail: Mail; tested?: Tested },
): Promise<void> {
  try {
    await sendMail(mail);
    await writeStep(db, { tested, token }, { takenAt: clock().toISOString() });
  } catch (error) {
    await writeStep(
      db,
      { tested, token },
      { refusal: error instanceof Error ? error.message : String(error) },
    );
  }
}

/** Keeps that somebody opened the link in it. Throws admin.test_mail_unknown for another mail's. */
export async function openTestMail({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  const openedAt = clock().toISOString();
  for (const tested of allTested) {
    // A mail that was opened was taken, even if its connection broke before the server said so.
    if (await writeStep(db, { tested, token }, { openedAt, refusal: null })) return;
  }
  throw new AppError('admin.test_mail_unknown');
}
