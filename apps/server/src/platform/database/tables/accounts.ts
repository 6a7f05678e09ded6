/** People, their sessions, their reset tokens, and tries of passwords. Owners: features/accounts, platform/auth. */
import { Role } from '@briefcast/contract/accounts/schemas';
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
    /** For a brand's person; a creator's name is in the profile. Null if never given. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    /**
     * The organisation that a brand's person worked for last: their next session begins there, if they are
     * still a member. Without a foreign key, as the membership is checked anyway.
     */
    lastBrandId: uuid('last_brand_id'),
    /** The language of their last sign-in, in which mails are written. Null means the base language. */
    language: text('language'),
    /** Whether they chose it: signing in with another language then does not change it. */
    languageChosen: boolean('language_chosen').notNull().default(false),
    /** Null until somebody showed that mails to the address reach them; until then only confirmation mails go there. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Which terms they agreed to when they signed up, and when; null if their client did not say. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** Whether they said that they are at least 13 years old (rules/accounts#agreement). */
    isOfAge: boolean('is_of_age').notNull().default(false),
  },
  (table) => [index('users_role_created').on(table.role, table.createdAt)],
);

/** A token is valid only while its row exists: deleting the row ends it at once (rules/accounts#sessions). */
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
     * The organisation that a brand's session works for; null for creators and people without an
     * organisation. Without the membership the session has ended, so it needs no foreign key
     * (platform/auth/create-sessions.ts).
     */
    brandId: uuid('brand_id'),
    /** The name of the organisation that its person was removed from; if set, the session has ended for that reason. */
    removedFrom: text('removed_from'),
    /** The User-Agent header at sign-in, truncated; null if there was none, and for older sessions. */
    device: text('device'),
    /** Where the sign-in came from: an address, or its network. */
    network: text('network'),
    /** When a page was last opened in the session, to within some minutes; null for never. */
    seenAt: moment('seen_at'),
    /** The admin who looks at the market as an invented person; the session then changes nothing (rules/sample-people#look). */
    lookBy: text('look_by'),
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

/** New e-mail addresses that people have asked for, until they use the link in the mail to it. One for each person. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-cased by the contract. */
    email: text('email').notNull(),
    /** Hash of the secret in the mail's link. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
);

/**
 * The second step of signing in, for people and admins. Without a foreign key, because those are in different
 * tables: code that deletes an account calls `forgetTwoFactor`. Written by platform/auth/two-factor.ts.
 */
export const twoFactors = pgTable('two_factors', {
  accountId: uuid('account_id').primaryKey(),
  /** The secret of the authenticator app, sealed with a key derived from SECRET. */
  secret: text('secret').notNull(),
  /** When it was turned on by a first code; null while it is being set up and not yet required. */
  onSince: moment('on_since'),
  /** The time step of the newest code that was used: this one and older ones are no longer accepted. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'::text[]`),
});

/**
 * Tries of a password, for each account and network that tried it, and for each account over all networks (an
 * empty `network`). Both are keyed hashes, so that a row reveals neither the account nor the network; rows
 * exist for unknown accounts too. Written by platform/http/limits/password-tries.ts.
 */
export const passwordTries = pgTable(
  'password_tries',
  {
    account: text('account').notNull(),
    network: text('network').notNull(),
    /** Since this network's last success; over all networks, within the window that ends at `retryAt`. */
    failures: integer('failures').notNull(),
    /** When the next try is accepted; over all networks, when counting starts again. */
    retryAt: moment('retry_at'),
    /** The last success from this network, which makes it known. */
    succeededAt: moment('succeeded_at'),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.network] }),
    index('password_tries_tried').on(table.triedAt),
  ],
);
