/** What commands may use. Built once by buildApp; a command picks the parts that it needs with Pick. */
import type { KeyObject } from 'node:crypto';
import type { Passwords } from './auth/passwords.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Facts } from './facts/facts.ts';
import type { CallCounts } from './http/limits/count-calls.ts';
import type { ConcurrencyLimiter } from './http/limits/limit-concurrency.ts';
import type { StreamSeats } from './http/limits/stream-seats.ts';
import type { InstallationState } from './installation-state.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { SendMail } from './mail/mail.ts';
import type { MediaWork } from './media/media-work.ts';
import type { KnownSettings } from './operator-settings.ts';
import type { Payments } from './payments/payments.ts';
import type { Signals } from './signals/signals.ts';
import type { Storage } from './storage/storage.ts';

export interface Deps {
  db: Database;
  storage: Storage;
  facts: Facts;
  signals: Signals;
  jobs: Jobs;
  /** Processes pictures and videos that users uploaded. */
  media: MediaWork;
  /** Hashes and compares passwords; each takes tens of milliseconds. */
  passwords: Passwords;
  /** Who is calling, from a cache. */
  sessions: Sessions;
  /** Counts calls for the rate limits. */
  callCounts: CallCounts;
  /** Limits how many lists and details are answered at once for one person. */
  readingLimiter: ConcurrencyLimiter;
  /** How many event streams may be open: those of people and those of guests together. */
  streamSeats: StreamSeats;
  /** Sends a mail at once; call it from a job. */
  sendMail: SendMail;
  /** Card payments; null if the installation takes none. */
  payments: Payments | null;
  /** The time now; fixed in tests. */
  clock: () => Date;
  config: Config;
  /** What the operator chose on the admin page. */
  settings: KnownSettings;
  /** How far the whole installation is with what runs behind the calls. */
  state: InstallationState;
  log: Log;
  /** Secrets that sign tokens and addresses. */
  keys: Keys;
}

/**
 * What may be used while a transaction is open: nothing that waits for anything except its statements. A
 * transaction holds a connection and locks, and the embedded database has a single connection; so slow work
 * (hashing, files, pictures, mails, foreign web pages) is done before it, or by a job after it.
 */
export interface TxDeps extends Pick<Deps, 'clock' | 'config' | 'keys' | 'log'> {
  facts: Pick<Facts, 'append' | 'signalAfterCommit'>;
  jobs: Pick<Jobs, 'enqueue'>;
  settings: Pick<KnownSettings, 'now'>;
  /** Use it within `afterCommit`. */
  signals: Pick<Signals, 'publish'>;
}

export interface Keys {
  /** Signs session tokens. */
  tokens: Uint8Array;
  /** Signs admin tokens: another key, so that neither token is valid for the other's calls. */
  adminTokens: Uint8Array;
  /** Signs file addresses. */
  links: KeyObject;
  /** Derives the addresses of reports, and signs visits to them. */
  reports: KeyObject;
  /** Signs the unsubscribe links of mails. */
  unsubscribe: Uint8Array;
  /** Derives the private addresses of calendars. */
  calendars: Uint8Array;
  /** Signs the links that confirm an e-mail. */
  confirmations: Uint8Array;
  /** Seals the secrets of authenticator apps. */
  twoFactor: KeyObject;
  /** Seals creators' bank details. */
  bankDetails: KeyObject;
  /** Seals the secrets that sign calls to e-invoice providers. */
  webhooks: KeyObject;
  /** Seals where parcels for creators go. */
  postalAddresses: KeyObject;
  /** Seals kept answers, and recognises what was asked. */
  answers: KeyObject;
  /** Hashes the accounts and networks whose tries are counted. */
  counted: KeyObject;
  /** Signs the logs of deals and certificates (Ed25519). */
  signing: KeyObject;
  /** Shows push services who sends, as base64url (RFC 8292); devices subscribe with the public one. */
  push: { publicKey: string; privateKey: string };
}
