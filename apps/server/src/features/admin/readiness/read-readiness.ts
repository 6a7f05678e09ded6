/** Reads whether this installation is ready for the public (rules/system#readiness). */
import { type Readiness, readinessLines, refusedMailsShown, unnamedMarket } from '@briefcast/contract';
import { missingOfHouse, sellsAnything } from '@briefcast/contract/admin/seller';
import { readAdmins } from '../../../platform/auth/admin-accounts.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readRefusedMails } from '../../../platform/mail/refused-mails.ts';
import { readStoredSettings } from '../../../platform/operator-settings.ts';
import { isPublicWebAddress } from '../../../platform/public-address.ts';
import { readLastBackup } from '../../backups/last-backup.ts';
import { readContactTests, readMailTest } from './mail-test.ts';

export type ReadinessConfig = Pick<
  Config,
  'publicUrl' | 'mailUrl' | 'mailFrom' | 'databaseUrl' | 'storageUrl'
>;

/** Host and port of the mail server, without its login. */
function serverOf(mailUrl: string | null): string | null {
  return mailUrl && new URL(mailUrl).host;
}

/** Reads it as of now; of a database that other programs use, too. */
export async function readReadiness({
  db,
  config,
  clock,
}: {
  db: Database;
  config: ReadinessConfig;
  clock: Deps['clock'];
}): Promise<Readiness> {
  const test = await readMailTest(db);
  const server = serverOf(config.mailUrl);
  const settings = await readStoredSettings(db);
  const lines = readinessLines(
    {
      address: {
        isPublic: isPublicWebAddress(config.publicUrl),
        isHttps: config.publicUrl.startsWith('https:'),
      },
      mail: { hasServer: server !== null, from: config.mailFrom, test },
      admins: await readAdmins(db),
      market: settings.market ?? unnamedMarket,
      lacksSeller: sellsAnything(settings) && missingOfHouse(settings).length > 0,
      lastBackupAt: await readLastBackup(db),
      isEmbedded: config.databaseUrl === null,
      hasObjectStore: config.storageUrl !== null,
    },
    clock(),
  );
  const refused = await readRefusedMails(db, refusedMailsShown);
  const contacts = await readContactTests(db);
  return { lines, mail: { server, from: config.mailFrom, test, contacts, refused } };
}
