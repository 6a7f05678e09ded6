/** People, their sessions, their reset tokens, and tries of passwords. Owners: features/accounts, platform/auth. */
import { Role } from '@briefcast/contract/schemas/account';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, enumOf, moment, primaryId } from './columns.ts';

export const role = enumOf('role', Role);

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    /** Lower-cased by the contract, so that unique means unique without case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    role: role('role').notNull(),
    createdAt: createdAt(),
    /** Of a brand's person; a creator's name stands in the profile. Null for who never gave one. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    /**
     * The organisation that a brand's person worked for last: their next session begins there, if they still belong to
     * it. Without a foreign key, as the membership is asked for anyway.
     */
    lastBrandId: uuid('last_brand_id'),
    /** In which they last signed in, and so of what is mailed to them. Null stands for the base language. */
    language: text('language'),
    /** They chose it: signing in with another one leaves it. */
    languageChosen: boolean('language_chosen').notNull().default(false),
    /** Null until somebody showed that mails to the address reach them; till then only such mails go there. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Which terms they agreed to when they signed up, and when; null where their client did not say. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** They said that they are at least 13 years old (rules/accounts#agreement). */
    isOfAge: boolean('is_of_age').notNull().default(false),
  },
  (table) => [index('users_role_created').on(table.role, table.createdAt)],
);

/** A token is as good as its row here: deleting the row ends it at once (rules/accounts#sessions). */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    remember: boolean('remember').notNull(),
    /**
     * The organisation that a brand's session works for; null for creators and for who belongs to none. Without the
     * membership the session is over, so it needs no foreign key (platform/auth/create-sessions.ts).
     */
    brandId: uuid('brand_id'),
    /** The name of the organisation that its person was removed from: from then on it only says why it is over. */
    removedFrom: text('removed_from'),
    /** The header User-Agent of whoever signed in, cut; null for none and for sessions from before it was kept. */
    device: text('device'),
    /** Where it was signed in: an address, or the network of one. */
    network: text('network'),
    /** When a screen was last opened with it, to some minutes; null for never. */
    seenAt: moment('seen_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Only the hash of a reset token is kept (rules/accounts#password-reset). */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('reset_tokens_user').on(table.userId)],
);

/** E-mails that people want in place of theirs, until the link of a mail to it is used. One for each person. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-cased by the contract. */
    email: text('email').notNull(),
    /** Of the secret in the mail's link. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
);

/**
 * The second step of signing in, for people and admins. Without a foreign key, as those stand in different tables:
 * whoever deletes an account calls `forgetTwoFactor`. Written by platform/auth/two-factor.ts.
 */
export const twoFactors = pgTable('two_factors', {
  accountId: uuid('account_id').primaryKey(),
  /** What the authenticator app knows, sealed with a key of SECRET. */
  secret: text('secret').notNull(),
  /** When it was turned on by a first code; null while it is being set up, when nothing asks for it. */
  onSince: moment('on_since'),
  /** The time step of the newest code that was used: neither it nor an older one counts again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'::text[]`),
});

/**
 * Tries of a password, for each account and network that tried it, and for each account from everywhere (an empty
 * `network`). Both are kept as keyed hashes: the row says neither whose account it is nor where anybody was, and there
 * are rows for accounts that do not exist. Written by platform/auth/password-tries.ts.
 */
export const passwordTries = pgTable(
  'password_tries',
  {
    account: text('account').notNull(),
    network: text('network').notNull(),
    /** Since the last success of this network; for everywhere, in the window that ends at `retryAt`. */
    failures: integer('failures').notNull(),
    /** From when on the next try is looked at; for everywhere, when counting begins anew. */
    retryAt: moment('retry_at'),
    /** The last success from this network, by which it is known. */
    succeededAt: moment('succeeded_at'),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.network] }),
    index('password_tries_tried').on(table.triedAt),
  ],
);
