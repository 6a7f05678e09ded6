/** The operator's side of legal texts: what they edit, and new versions (rules/legal#versions). */
import type { EditedPage, LegalPageName, LegalSettings, NewLegalText } from '@briefcast/contract';
import { type LegalSection, legalSections } from '@briefcast/contract/legal/sections';
import { legalSectionTitle, legalTemplate } from '@briefcast/i18n/legal-template';
import { legalValues } from '@briefcast/i18n/legal-values';
import type { Locale } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { count, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { legalAcceptances, legalTexts } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { factsNow, type LegalDeps, readEditions } from './read-legal-text.ts';

/** Both languages of legal texts, each by the same work. */
const inEach = <Value>(make: (locale: Locale) => Value) => ({
  en: inLocale('en', () => make('en')),
  ar: inLocale('ar', () => make('ar')),
});

async function newestTexts(db: Reader, page: LegalPageName) {
  const [row] = await db
    .select({
      version: legalTexts.version,
      effectiveOn: legalTexts.effectiveOn,
      texts: legalTexts.texts,
    })
    .from(legalTexts)
    .where(eq(legalTexts.page, page))
    .orderBy(desc(legalTexts.version))
    .limit(1);
  return row;
}

async function readEditedPage(deps: LegalDeps & { db: Reader }, page: LegalPageName): Promise<EditedPage> {
  const { db } = deps;
  const facts = factsNow(deps);
  const newest = await newestTexts(db, page);
  const editions = await readEditions(db, page);
  const counted = await db
    .select({ version: legalAcceptances.version, accepted: count() })
    .from(legalAcceptances)
    .where(eq(legalAcceptances.page, page))
    .groupBy(legalAcceptances.version);
  const acceptedOf = new Map(counted.map(({ version, accepted }) => [version, accepted]));
  return {
    page,
    languages: inEach((locale) => {
      const { own = null, template = null } = newest?.texts[locale] ?? {};
      return {
        own,
        template: legalTemplate(page, facts).markdown,
        templateThen: own === null ? null : template,
      };
    }),
    versions: editions.map(({ publishedBy: by, createdAt, ...edition }) => ({
      ...edition,
      by,
      publishedAt: createdAt.toISOString(),
      accepted: acceptedOf.get(edition.version) ?? 0,
    })),
  };
}

/** Reads a page as the operator edits it, with the titles of its sections in the language of this work. */
export async function readLegalSettings(
  deps: LegalDeps & { db: Reader },
  page: LegalPageName,
): Promise<LegalSettings> {
  const facts = factsNow(deps);
  const sections: readonly LegalSection[] = legalSections[page];
  return {
    edited: await readEditedPage(deps, page),
    values: inEach((locale) => legalValues(deps.settings.now(), locale, null)),
    sections: sections.map((section) => {
      const { needs = null } = section;
      return { title: legalSectionTitle(page, section), needs, applies: needs === null || facts[needs] };
    }),
  };
}

/**
 * Publishes a version and appends the fact; the caller records the audit. Two at once get different numbers, because the second
 * one's key is taken. Throws request.invalid for a day before the last version's.
 */
export async function publishLegalText(
  deps: LegalDeps & Pick<TxDeps, 'facts'>,
  tx: Tx,
  page: LegalPageName,
  { by, text }: { by: string; text: NewLegalText },
): Promise<{ version: number; previous: number }> {
  const { clock, facts } = deps;
  const last = await newestTexts(tx, page);
  if (last && text.effectiveOn < last.effectiveOn) throw invalid('effectiveOn', 'legal.day_before_last');
  const previous = last?.version ?? 0;
  const version = previous + 1;
  const now = factsNow(deps);
  await tx.insert(legalTexts).values({
    page,
    version,
    texts: inEach((locale) => ({
      own: text.texts[locale] || null,
      template: legalTemplate(page, now).markdown,
    })),
    notes: text.notes,
    effectiveOn: text.effectiveOn,
    asks: text.asks,
    publishedBy: by,
    createdAt: clock(),
  });
  const data = { page, version, tells: text.tells };
  await facts.append(tx, { kind: 'legal.published', actor: 'ADMIN', data });
  return { version, previous };
}
