/**
 * The operator's settings, cached by every process, and the name in its texts (rules/credits#settings). A change is a fact of the log,
 * and each process reads the settings again when it gets that fact.
 */
import {
  defaultOperatorSettings,
  keepWords,
  type MarketSettings,
  type OperatorSettings,
  settingsFromStored,
  unnamedMarket,
} from '@briefcast/contract';
import { setMarketZone } from '@briefcast/contract/kit/days';
import { nameMarket } from '@briefcast/i18n/market-name';
import { nameWords } from '@briefcast/i18n/market-words';
import { eq } from 'drizzle-orm';
import type { Database, Reader, Tx } from './database/database.ts';
import { readSetting, writeSetting } from './database/settings.ts';
import { settings } from './database/tables/index.ts';
import type { Facts } from './facts/facts.ts';
import type { Log } from './log.ts';
import { rememberLook } from './market-look.ts';
import { shareWork } from './share-work.ts';

const key = 'operator_settings';

export interface KnownSettings {
  /** The cached settings; another process's change arrives within about a second. */
  now(): OperatorSettings;
  /** Reads them again; resolves when everything that was committed before the call is cached. */
  refresh(): Promise<void>;
}

/** Reads the settings from the database, past the cache. */
export async function readStoredSettings(db: Reader): Promise<OperatorSettings> {
  const value = await readSetting(db, key);
  return value === null ? defaultOperatorSettings : settingsFromStored(JSON.parse(value));
}

const withKeptWords = (given: MarketSettings, before: MarketSettings): MarketSettings => ({
  ...given,
  categories: keepWords('categories', before.categories, given.categories),
  contentLanguages: keepWords('contentLanguages', before.contentLanguages, given.contentLanguages),
});

/**
 * Replaces the settings and returns them with the previous ones. Of two calls at once the second sees the first. The
 * caller appends the fact `settings.changed`.
 */
export async function replaceSettings(
  tx: Tx,
  given: OperatorSettings,
): Promise<{ before: OperatorSettings; next: OperatorSettings }> {
  const value = JSON.stringify(defaultOperatorSettings);
  await tx.insert(settings).values({ key, value }).onConflictDoNothing();
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('update');
  const before = await readStoredSettings(tx);
  const market = given.market && withKeptWords(given.market, before.market ?? unnamedMarket);
  const next = { ...given, market: market ?? before.market, legal: given.legal ?? before.legal };
  await writeSetting(tx, key, JSON.stringify(next));
  return { before, next };
}

/** Reads the settings now, and again whenever the log says that they changed. */
export async function openSettings({
  db,
  facts,
  log,
}: {
  db: Database;
  facts: Pick<Facts, 'subscribe'>;
  log: Log;
}): Promise<KnownSettings> {
  const share = shareWork<void>(1);
  let known = defaultOperatorSettings;
  const read = async () => {
    known = await readStoredSettings(db);
    const market = known.market ?? unnamedMarket;
    nameMarket(market.name);
    nameWords(market);
    setMarketZone(market.timeZone);
    await rememberLook(db, market);
  };
  await read();
  const refresh = () => share(key, read);
  facts.subscribe(({ facts: appended }) => {
    if (!appended.some(({ kind }) => kind === 'settings.changed')) return;
    refresh().catch((error: unknown) => log.warn({ err: error }, 'the settings could not be read'));
  });
  return { now: () => known, refresh };
}
