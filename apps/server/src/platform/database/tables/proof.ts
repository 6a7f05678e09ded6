/**
 * The log of each deal as a chain of hashes, and the certificates of completed deals (rules/proof). No
 * foreign keys: the log stays when a deal or an account is deleted. The database refuses to change or delete
 * rows of the log; personal names are stored separately and can be deleted. Owner: features/proof.
 */
import type { Certificate, CertificateStatement, LogBody } from '@briefcast/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Append-only. */
export const dealLog = pgTable(
  'deal_log',
  {
    dealId: uuid('deal_id').notNull(),
    /** From 1, without a gap within a deal. */
    entry: integer('entry').notNull(),
    body: jsonb('body').$type<LogBody>().notNull(),
    /** SHA-256 of the body's canonical form, which contains the previous entry's hash. */
    hash: text('hash').notNull(),
    /** The number of the last message that the log contains with this entry, so that the next ones are found. */
    messageSeq: bigint('message_seq', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.entry] })],
);

/**
 * The values behind an entry's digests: who did it, and what it says. Deleted if they have to be forgotten,
 * never changed.
 */
export const dealLogParts = pgTable(
  'deal_log_parts',
  {
    dealId: uuid('deal_id').notNull(),
    entry: integer('entry').notNull(),
    part: text('part').$type<'who' | 'what'>().notNull(),
    salt: text('salt').notNull(),
    value: jsonb('value').notNull(),
    /** Whose name a `who` part is. */
    personId: uuid('person_id'),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.entry, table.part] }),
    index('deal_log_parts_person').on(table.personId),
  ],
);

/** Signed heads of the chains: the log of a deal had this length and this last hash at that time. Append-only. */
export const dealLogHeads = pgTable(
  'deal_log_heads',
  {
    dealId: uuid('deal_id').notNull(),
    entry: integer('entry').notNull(),
    hash: text('hash').notNull(),
    signedAt: moment('signed_at').notNull(),
    keyName: text('key_name').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.entry] })],
);

/** The installation's public keys; the private one comes from its secret (platform/auth/secrets.ts). Append-only. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull().unique(),
  createdAt: createdAt(),
});

/** Never changed, except that values that name people can be set to null. */
export const certificates = pgTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    dealId: uuid('deal_id').notNull().unique(),
    statement: jsonb('statement').$type<CertificateStatement>().notNull(),
    signature: jsonb('signature').$type<Certificate['signature']>().notNull(),
    /** Salts and values that can be deleted; null once they were. */
    licensor: jsonb('licensor').$type<Opened<Certificate['licensor']>>(),
    licensee: jsonb('licensee').$type<Opened<Certificate['licensee']>>(),
    licensorAgreed: jsonb('licensor_agreed').$type<Opened<Certificate['licensorAgreed']['by']>>(),
    licenseeAgreed: jsonb('licensee_agreed').$type<Opened<Certificate['licenseeAgreed']['by']>>(),
    deal: jsonb('deal').$type<Opened<Certificate['deal']>>(),
    /** Whose names it contains: the creator's account, and that of the sender of the brief. Null once deleted. */
    creatorId: uuid('creator_id'),
    senderId: uuid('sender_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('certificates_creator').on(table.creatorId),
    index('certificates_sender').on(table.senderId),
  ],
);

/** A sealed value with its salt. */
export interface Opened<Part extends { value: unknown }> {
  salt: string;
  value: NonNullable<Part['value']>;
}
