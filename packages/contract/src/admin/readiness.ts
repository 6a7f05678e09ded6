/** Whether an installation is ready for the public: what is looked at, and what is missing (rules/system#readiness). */
import { email, instant, key } from '../kit/codecs.ts';
import { dayMs } from '../kit/days.ts';
import { z } from '../kit/zod.ts';
import { marketContacts } from './market.ts';
import type { MarketSettings } from './market-settings.ts';
import type { AdminRole } from './role.ts';

export const ReadinessSubject = z.enum(['ADDRESS', 'MAIL', 'MARKET', 'ADMIN', 'SELLER', 'BACKUP', 'STORAGE']);
export type ReadinessSubject = z.infer<typeof ReadinessSubject>;

/** Ready; works, with an advice; or not fit for the public. */
export const ReadinessState = z.enum(['READY', 'ADVISED', 'MISSING']);
export type ReadinessState = z.infer<typeof ReadinessState>;

export const ReadinessReason = z.enum([
  'ADDRESS_LOCAL',
  'ADDRESS_PLAIN',
  'MAIL_TO_FOLDER',
  'MAIL_SENDER',
  'MAIL_REFUSED',
  'MAIL_NOT_OPENED',
  'MARKET_UNNAMED',
  'MARKET_NO_HELP',
  'ADMIN_FIRST_PASSWORD',
  'ADMIN_ONE_STEP',
  'SELLER_INCOMPLETE',
  'BACKUP_NONE',
  'BACKUP_OLD',
  'STORAGE_ONE_DISK',
]);
export type ReadinessReason = z.infer<typeof ReadinessReason>;

export const ReadinessLine = z.object({
  subject: ReadinessSubject,
  state: ReadinessState,
  /** Null where it is ready. */
  reason: ReadinessReason.nullable(),
});
export type ReadinessLine = z.infer<typeof ReadinessLine>;

/** A test mail on its way: handed over, then taken or refused by the mail server, then opened. */
export const MailTest = z.object({
  to: z.string(),
  sentAt: instant,
  takenAt: instant.nullable(),
  /** Words of the mail server. */
  refusal: z.string().nullable(),
  openedAt: instant.nullable(),
});
export type MailTest = z.infer<typeof MailTest>;

/** A mail that the mail server refused for good. */
export const RefusedMail = z.object({ to: z.string(), reason: z.string(), at: instant });
export type RefusedMail = z.infer<typeof RefusedMail>;

/** Maximum number of refused mails shown, newest first. */
export const refusedMailsShown = 20;

export const Readiness = z.object({
  lines: z.array(ReadinessLine),
  mail: z.object({
    /** Host and port of the mail server; null where mails are written to a folder. */
    server: z.string().nullable(),
    from: z.string(),
    test: MailTest.nullable(),
    /** The last test mail to each contact of the market. Absent from older servers. */
    contacts: z
      .object({ help: MailTest.nullable(), legal: MailTest.nullable(), privacy: MailTest.nullable() })
      .optional(),
    refused: z.array(RefusedMail),
  }),
});
export type Readiness = z.infer<typeof Readiness>;

/** Names a contact of the market, in an address. */
export const ContactOfTest = z.object({ contact: z.enum(marketContacts) });

export const NewMailTest = z.object({ to: email });
export const OpenedMailTest = z.object({ token: key(100) });

/** An installation as its readiness depends on it. */
export interface InstallationFacts {
  /** Whether the address has a name or number of the public internet, and whether it is https. */
  address: { isPublic: boolean; isHttps: boolean };
  mail: { hasServer: boolean; from: string; test: Pick<MailTest, 'refusal' | 'openedAt'> | null };
  market: Pick<MarketSettings, 'name' | 'contacts'>;
  admins: readonly { role: AdminRole; hasTwoFactor: boolean }[];
  /** Something costs money, and the seller is not stated in full. */
  lacksSeller: boolean;
  lastBackupAt: Date | null;
  /** The database is a folder of this machine, so that nobody else backs it up. */
  isEmbedded: boolean;
  hasObjectStore: boolean;
}

/** From this age on a backup is old. */
const oldBackupMs = 8 * dayMs;

type Verdict = [Exclude<ReadinessState, 'READY'>, ReadinessReason] | null;

const addressOf = ({ isPublic, isHttps }: InstallationFacts['address']): Verdict =>
  !isPublic ? ['MISSING', 'ADDRESS_LOCAL'] : isHttps ? null : ['MISSING', 'ADDRESS_PLAIN'];

function mailOf({ hasServer, from, test }: InstallationFacts['mail']): Verdict {
  if (!hasServer) return ['MISSING', 'MAIL_TO_FOLDER'];
  if (/\.example>?\s*$/u.test(from)) return ['MISSING', 'MAIL_SENDER'];
  if (test?.openedAt) return null;
  return test?.refusal ? ['MISSING', 'MAIL_REFUSED'] : ['ADVISED', 'MAIL_NOT_OPENED'];
}

function marketOf({ name, contacts }: InstallationFacts['market']): Verdict {
  if (name.en === '' && name.ar === '') return ['MISSING', 'MARKET_UNNAMED'];
  return contacts.help === '' ? ['MISSING', 'MARKET_NO_HELP'] : null;
}

function adminOf(admins: InstallationFacts['admins']): Verdict {
  // The first password opens everything until such an admin has a second step (rules/accounts#admins).
  if (!admins.some(({ role, hasTwoFactor }) => role === 'EVERYTHING' && hasTwoFactor))
    return ['MISSING', 'ADMIN_FIRST_PASSWORD'];
  return admins.every(({ hasTwoFactor }) => hasTwoFactor) ? null : ['ADVISED', 'ADMIN_ONE_STEP'];
}

function backupOf({ lastBackupAt, isEmbedded }: InstallationFacts, now: Date): Verdict {
  if (lastBackupAt === null) return [isEmbedded ? 'MISSING' : 'ADVISED', 'BACKUP_NONE'];
  return now.getTime() - lastBackupAt.getTime() < oldBackupMs ? null : ['ADVISED', 'BACKUP_OLD'];
}

/** One line for each subject, in the order in which an operator would see to it. */
export function readinessLines(facts: InstallationFacts, now: Date): ReadinessLine[] {
  const verdicts: Record<ReadinessSubject, Verdict> = {
    ADDRESS: addressOf(facts.address),
    MAIL: mailOf(facts.mail),
    MARKET: marketOf(facts.market),
    ADMIN: adminOf(facts.admins),
    SELLER: facts.lacksSeller ? ['MISSING', 'SELLER_INCOMPLETE'] : null,
    BACKUP: backupOf(facts, now),
    STORAGE: facts.hasObjectStore ? null : ['ADVISED', 'STORAGE_ONE_DISK'],
  };
  return ReadinessSubject.options.map((subject) => {
    const [state, reason] = verdicts[subject] ?? ['READY', null];
    return { subject, state, reason };
  });
}

/** Whether nothing is missing; advice does not count. */
export const isReadyForPublic = (lines: readonly ReadinessLine[]): boolean =>
  lines.every(({ state }) => state !== 'MISSING');
