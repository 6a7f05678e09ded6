/** A legal page as everybody reads it: the operator's own text, or the template (rules/legal). */
import { AppError, api, type LegalPageName, type LegalText, listedVersions } from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { fillBlanks } from '@briefcast/contract/legal/blanks';
import { inForce, replacedOn, upcoming } from '@briefcast/contract/legal/in-force';
import { legalFactsOf } from '@briefcast/contract/legal/sections';
import { legalTemplate } from '@briefcast/i18n/legal-template';
import { legalValues } from '@briefcast/i18n/legal-values';
import { type Locale, localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { legalTexts } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

export type LegalDeps = Pick<TxDeps, 'clock' | 'config' | 'settings'>;

/** Facts of the templates, as the settings and the configuration are now. */
export const factsNow = ({ settings, config }: Pick<LegalDeps, 'settings' | 'config'>) =>
  legalFactsOf(settings.now(), { cards: config.paymentsUrl !== null });

/** Versions of a page without their texts, newest first. */
export const readEditions = (db: Reader, page: LegalPageName) =>
  db
    .select({
      version: legalTexts.version,
      effectiveOn: legalTexts.effectiveOn,
      asks: legalTexts.asks,
      publishedBy: legalTexts.publishedBy,
      createdAt: legalTexts.createdAt,
    })
    .from(legalTexts)
    .where(eq(legalTexts.page, page))
    .orderBy(desc(legalTexts.version))
    .limit(listedVersions);

async function readVersion(db: Reader, page: LegalPageName, version: number) {
  const [row] = await db
    .select({ texts: legalTexts.texts, notes: legalTexts.notes })
    .from(legalTexts)
    .where(and(eq(legalTexts.page, page), eq(legalTexts.version, version)));
  return row;
}

const effective = ({ version, effectiveOn }: { version: number; effectiveOn: string }) => ({
  version,
  effectiveOn,
});

/** Finds the version in force, or another that is asked for; null for an unknown one. */
export async function findLegalText(
  deps: LegalDeps & { db: Reader },
  page: LegalPageName,
  { version, locale }: { version?: number | undefined; locale: Locale },
): Promise<LegalText | null> {
  const { db, clock, settings } = deps;
  const today = isoDay(clock());
  const editions = await readEditions(db, page);
  const present = inForce(editions, today);
  const edition = version === undefined ? present : editions.find((one) => one.version === version);
  if (version !== undefined && !edition) return null;
  const isReplaced = edition !== undefined && edition.version < (present?.version ?? 0);
  const kept = edition && (await readVersion(db, page, edition.version));
  const { own = null, template = '' } = kept?.texts[locale] ?? {};
  const effectiveOn = edition?.effectiveOn ?? null;
  const next = upcoming(editions, today);
  return inLocale(locale, () => {
    const now = legalTemplate(page, factsNow(deps));
    const text = own ?? (isReplaced ? template : now.markdown);
    return {
      page,
      version: edition?.version ?? 0,
      isOwn: own !== null,
      state: isReplaced ? 'REPLACED' : effectiveOn !== null && effectiveOn > today ? 'COMING' : 'IN_FORCE',
      markdown: fillBlanks(text, legalValues(settings.now(), locale, effectiveOn)),
      effectiveOn,
      replacedOn: edition ? replacedOn(editions, edition.version) : (next?.effectiveOn ?? null),
      leftOut: own === null && !isReplaced ? now.leftOut : [],
      note: kept?.notes[locale] || kept?.notes.en || kept?.notes.ar || '',
      next: next && next.version !== edition?.version ? effective(next) : null,
      earlier: editions
        .filter((one) => one.version < (present?.version ?? 0) && one.version !== edition?.version)
        .map(effective),
    };
  });
}

/** Throws legal.version_unknown. */
export async function readLegalText(...asked: Parameters<typeof findLegalText>): Promise<LegalText> {
  const text = await findLegalText(...asked);
  if (!text) throw new AppError('legal.version_unknown');
  return text;
}

/** The page for rendering: exactly what the call answers, and null for what is no version. */
export async function legalPage(
  deps: LegalDeps & { db: Reader },
  page: LegalPageName,
  { version, language }: { version: string | null; language: string },
): Promise<LegalText | null> {
  const { query, reply } = api.legal.read;
  const asked = query.safeParse(version === null ? {} : { version });
  if (!asked.success) return null;
  const text = await findLegalText(deps, page, { ...asked.data, locale: localeFrom(language) });
  return text && reply.parse({ text }).text;
}
