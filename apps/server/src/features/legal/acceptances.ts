/** Versions of terms and privacy that people accept, when they sign up and when they are asked (rules/legal#acceptance). */
import { createHash } from 'node:crypto';
import { type Acceptance, AppError, type AskedPage, acceptedPages } from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { askedVersion, inForce } from '@briefcast/contract/legal/in-force';
import { localeFrom } from '@briefcast/i18n/locales';
import { workLocale } from '@briefcast/i18n/work-locale';
import { and, asc, desc, eq, max } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import { legalAcceptances, legalTexts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { type LegalDeps, readEditions, readLegalText } from './read-legal-text.ts';

/** Keeps that somebody accepts these pages as they are in force, in the language of this work. Once for each version. */
export async function keepAcceptances(
  deps: LegalDeps,
  tx: Tx,
  userId: string,
  pages: readonly AskedPage['page'][] = acceptedPages,
): Promise<void> {
  const locale = localeFrom(workLocale());
  const acceptedAt = deps.clock();
  for (const page of pages) {
    const { version, markdown } = await readLegalText({ ...deps, db: tx }, page, { locale });
    const digest = createHash('sha256').update(markdown).digest('hex');
    await tx
      .insert(legalAcceptances)
      .values({ userId, page, version, language: locale, digest, acceptedAt })
      .onConflictDoNothing();
  }
}

/** Accepts the versions that were shown. Throws legal.version_changed where another is in force by now. */
export async function acceptVersions(
  deps: LegalDeps & { db: Database },
  userId: string,
  { accepted }: Acceptance,
): Promise<void> {
  const today = isoDay(deps.clock());
  await deps.db.transaction(async (tx) => {
    for (const { page, version } of accepted) {
      const present = inForce(await readEditions(tx, page), today)?.version ?? 0;
      if (present !== version) throw new AppError('legal.version_changed');
    }
    const pages = accepted.map(({ page }) => page);
    await keepAcceptances(deps, tx, userId, pages);
  });
}

/** Newest version of a page that a person accepted; -1 where they accepted none. */
async function acceptedVersion(db: Reader, userId: string, page: AskedPage['page']): Promise<number> {
  const [row] = await db
    .select({ version: max(legalAcceptances.version) })
    .from(legalAcceptances)
    .where(and(eq(legalAcceptances.userId, userId), eq(legalAcceptances.page, page)));
  return row?.version ?? -1;
}

/** Pages that a person is asked to accept now, with the version in force. */
export async function readAsked(
  deps: Pick<Deps, 'clock'> & { db: Reader },
  userId: string,
): Promise<AskedPage[]> {
  const { db, clock } = deps;
  const today = isoDay(clock());
  const locale = localeFrom(workLocale());
  const asked: AskedPage[] = [];
  for (const page of acceptedPages) {
    const editions = await readEditions(db, page);
    const [wanted, present] = [askedVersion(editions, today), inForce(editions, today)];
    if (!wanted || !present || (await acceptedVersion(db, userId, page)) >= wanted.version) continue;
    const [row] = await db
      .select({ notes: legalTexts.notes })
      .from(legalTexts)
      .where(and(eq(legalTexts.page, page), eq(legalTexts.version, wanted.version)));
    const note = row?.notes[locale] || row?.notes.en || row?.notes.ar || '';
    asked.push({ page, version: present.version, effectiveOn: wanted.effectiveOn, note });
  }
  return asked;
}

/** Accepted versions, in the copy of a person's own data (rules/accounts#own-data). */
export const ownData: OwnData = {
  acceptedTexts: ({ db }, { userId }) =>
    db
      .select({
        page: legalAcceptances.page,
        version: legalAcceptances.version,
        language: legalAcceptances.language,
        digest: legalAcceptances.digest,
        acceptedAt: legalAcceptances.acceptedAt,
      })
      .from(legalAcceptances)
      .where(eq(legalAcceptances.userId, userId))
      .orderBy(asc(legalAcceptances.acceptedAt), desc(legalAcceptances.page)),
};
