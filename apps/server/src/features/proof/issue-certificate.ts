/** The certificate of a completed deal, made once, in the transaction that completes it (rules/proof#certificate). */
import { randomBytes } from 'node:crypto';
import {
  type Certificate,
  type CertificateFile,
  certificateNumber,
  codeFromBytes,
  currentDeliverables,
  inTheirPlaces,
  type Licence,
  type LogPerson,
  lastDayOfRight,
  lastDayOfUse,
  placesOf,
  type RightsTerms,
} from '@briefcast/contract';
import { canonicalHash } from '@briefcast/contract/proof/canonical';
import { statementOf } from '@briefcast/contract/proof/certificate';
import { digestOf } from '@briefcast/contract/proof/sealed';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import {
  certificates,
  creators,
  dealLog,
  dealLogParts,
  type deals,
  files,
} from '../../platform/database/tables/index.ts';
import { exclusivityOf } from '../deals/exclusivity.ts';
import { filesInOrder } from '../deals/file-rows.ts';
import { appendEntries, type LogEnd } from './append-entries.ts';
import { readNames } from './read-names.ts';
import type { Signer } from './signer.ts';

type Deal = typeof deals.$inferSelect;

/** Law and courts that the terms of use name: Dubai, in the United Arab Emirates. */
const law = 'AE-DU';
const codeBytes = 11;

const sealed = <Value>(value: Value) => {
  const salt = randomBytes(16).toString('hex');
  return { digest: digestOf(value, salt), salt, value };
};

/** A sealed value as its column keeps it. */
const opened = <Value>({ salt, value }: { salt: string; value: Value }) => ({ salt, value });

/** The approved files in the order that their creator gave them, with their hashes. */
async function readFiles(db: Reader, dealId: string): Promise<CertificateFile[]> {
  const rows = await db.select().from(files).where(eq(files.dealId, dealId)).orderBy(filesInOrder());
  const current = currentDeliverables(rows.map((row) => ({ ...row, uploader: { role: row.uploaderRole } })));
  return inTheirPlaces(current, rows)
    .filter(({ status }) => status === 'APPROVED')
    .map(({ id, originalName: name, version, type, size, width, height, durationSeconds, sha256 }) => ({
      id,
      name,
      version,
      type,
      size,
      width,
      height,
      durationSeconds,
      sha256,
    }));
}

/** Reads the times when the brief was sent and the deal accepted, by the log; null where it does not say. */
async function readAgreed(db: Reader, dealId: string) {
  const to = sql<string | null>`${dealLogParts.value} ->> 'to'`;
  const rows = await db
    .select({
      entry: dealLog.entry,
      body: dealLog.body,
      terms: sql<string | null>`${dealLogParts.value} ->> 'terms'`,
    })
    .from(dealLog)
    .innerJoin(
      dealLogParts,
      and(
        eq(dealLogParts.dealId, dealLog.dealId),
        eq(dealLogParts.entry, dealLog.entry),
        eq(dealLogParts.part, 'what'),
      ),
    )
    .where(
      and(
        eq(dealLog.dealId, dealId),
        sql`(${dealLog.body} ->> 'kind' = 'deal.created' or ${to} = 'ACCEPTED')`,
      ),
    )
    .orderBy(desc(dealLog.entry));
  const agreedBy = (kind: string) => {
    const row = rows.find(({ body }) => body.kind === kind);
    return { at: row?.body.at ?? null, entry: row?.entry ?? null, terms: row?.terms ?? null };
  };
  return { sent: agreedBy('deal.created'), accepted: agreedBy('deal.moved') };
}

async function readPlace(db: Reader, creatorId: string): Promise<string | null> {
  const [row] = await db
    .select({ place: creators.location })
    .from(creators)
    .where(eq(creators.userId, creatorId));
  return row?.place || null;
}

const lastDay = (from: Date, months: number) => lastDayOfRight(from, months).toISOString();

/** The licence of a brief that does not say for what: every use, everywhere, by nobody else. */
const usualLicence = ({ licenceMonths }: Deal, from: Date) => ({
  isExclusive: true,
  territory: 'WORLDWIDE' as const,
  until: licenceMonths === null ? null : lastDay(from, licenceMonths),
});

/** The uses of a brief that names them. They are not exclusive: what the creator may not do is an exclusivity of its own. */
function agreedUses(terms: RightsTerms, from: Date) {
  const uses = placesOf(terms).map(({ place, term }) => ({
    place,
    until: lastDayOfUse(from, term)?.toISOString() ?? null,
  }));
  const days = uses.map(({ until }) => until);
  return {
    isExclusive: false,
    territory: terms.territory,
    until: days.includes(null)
      ? null
      : (days
          .filter((until) => until !== null)
          .toSorted()
          .at(-1) ?? from.toISOString()),
    uses,
    hasRawFootage: terms.rawFootage,
  };
}

/** Returns the licence by the deal's brief, and by the terms of use where it says nothing (rules/rights). */
function licenceOf(deal: Deal, from: Date): Omit<Licence, 'law' | 'terms'> {
  const exclusivity = exclusivityOf(deal);
  return {
    ...(deal.rights ? agreedUses(deal.rights, from) : usualLicence(deal, from)),
    isRoyaltyFree: true,
    from: from.toISOString(),
    ...(exclusivity
      ? { exclusivity: { category: exclusivity.category, until: lastDay(from, exclusivity.months) } }
      : {}),
  };
}

const nameOf = (names: Map<string, LogPerson>, id: string | null) => names.get(id ?? '')?.name ?? '';

/**
 * Makes the certificate and appends to the log that it was issued; does nothing where there is one, or where the creator
 * is gone. `end` is the end of the deal's log.
 */
export async function issueCertificate(
  tx: Tx,
  signer: Signer,
  deal: Deal,
  end: LogEnd | undefined,
  now: Date,
): Promise<void> {
  const { creatorId, sentBy } = deal;
  const [known] = await tx
    .select({ code: certificates.code })
    .from(certificates)
    .where(eq(certificates.dealId, deal.id));
  if (known || creatorId === null) return;
  const names = await readNames(tx, [creatorId, sentBy], deal.brandName);
  const { sent, accepted } = await readAgreed(tx, deal.id);
  const code = codeFromBytes(randomBytes(codeBytes));
  const licensor = sealed({ name: nameOf(names, creatorId), place: await readPlace(tx, creatorId) });
  const licensee = sealed({ name: deal.brandName, place: null });
  const licensorAgreed = sealed(nameOf(names, creatorId));
  const licenseeAgreed = sealed(nameOf(names, sentBy));
  const subject = sealed({
    title: deal.title,
    budget: deal.budget,
    currency: deal.currency,
    ...(deal.addedCents > 0 ? { added: deal.addedCents } : {}),
    ...(deal.sample ? { sample: deal.sample.what } : {}),
  });
  const unsigned: Omit<Certificate, 'signature'> = {
    version: 1,
    code,
    number: certificateNumber(code, now),
    dealId: deal.id,
    issuedAt: now.toISOString(),
    licence: { ...licenceOf(deal, deal.completedAt ?? now), law, terms: accepted.terms },
    files: await readFiles(tx, deal.id),
    licensor,
    licensee,
    licensorAgreed: { at: accepted.at, entry: accepted.entry, by: licensorAgreed },
    licenseeAgreed: { at: sent.at, entry: sent.entry, by: licenseeAgreed },
    deal: subject,
  };
  const statement = statementOf(unsigned);
  await tx.insert(certificates).values({
    code,
    dealId: deal.id,
    statement,
    signature: signer.sign(statement),
    licensor: opened(licensor),
    licensee: opened(licensee),
    licensorAgreed: opened(licensorAgreed),
    licenseeAgreed: opened(licenseeAgreed),
    deal: opened(subject),
    creatorId,
    senderId: sentBy,
    createdAt: now,
  });
  const data = { code, number: unsigned.number, statement: canonicalHash(statement) };
  const issued = {
    kind: 'certificate.issued',
    at: now,
    side: 'SYSTEM',
    personId: null,
    about: null,
    data,
  } as const;
  await appendEntries(tx, deal, [{ ...issued, recorded: 'AT_ONCE' }], end);
}
