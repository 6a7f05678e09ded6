/** What commands may use. Built once by buildApp; a command names the parts it needs with Pick. */
import type { KeyObject } from 'node:crypto';
import type { Passwords } from './auth/passwords.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Facts } from './facts/facts.ts';
import type { CallCounts } from './http/count-calls.ts';
import type { StreamSeats } from './http/stream-seats.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { SendMail } from './mail/mail.ts';
import type { MediaWork } from './media/media-work.ts';
import type { KnownSettings } from './operator-settings.ts';
import type { Payments } from './payments/payments.ts';
import type { Signals } from './signals/signals.ts';
import type { Storage } from './storage/storage.ts';
import type { Turns } from './take-turns.ts';

export interface Deps {
  db: Database;
  storage: Storage;
  facts: Facts;
  signals: Signals;
  jobs: Jobs;
  /** Where strangers' pictures and films are opened. */
  media: MediaWork;
  /** Hashes and compares passwords; each takes tens of milliseconds. */
  passwords: Passwords;
  /** Who is calling, from memory. */
  sessions: Sessions;
  /** How often limited calls were made. */
  callCounts: CallCounts;
  /** In which the lists and details that one person asks for at once are answered. */
  readingTurns: Turns;
  /** How many streams of events may be open: those of people and those of guests together. */
  streamSeats: StreamSeats;
  /** Hands a mail on, at once; call it from a job. */
  sendMail: SendMail;
  /** Cards; null where the installation takes none. */
  payments: Payments | null;
  /** The time now; fixed in tests. */
  clock: () => Date;
  config: Config;
  /** What the operator chose on the admin page. */
  settings: KnownSettings;
  log: Log;
  /** Secrets that sign tokens and addresses. */
  keys: Keys;
}

/**
 * What may be used while a transaction is open: nothing that waits for anything else than its statements. A transaction
 * holds a connection and locks, and the embedded database has one connection for everybody; so what takes longer
 * (hashing, files, pictures, mails, pages of strangers) is done before it, or by a job after it.
 */
export interface TxDeps extends Pick<Deps, 'clock' | 'config' | 'keys' | 'log'> {
  facts: Pick<Facts, 'append'>;
  jobs: Pick<Jobs, 'enqueue'>;
  settings: Pick<KnownSettings, 'now'>;
  /** Give it to `afterCommit`. */
  signals: Pick<Signals, 'tell'>;
}

export interface Keys {
  /** Signs session tokens. */
  tokens: Uint8Array;
  /** Signs admin tokens: another key, so that neither opens the other's calls. */
  adminTokens: Uint8Array;
  /** Signs file addresses. */
  links: Uint8Array;
  /** Signs the links that end mails. */
  unsubscribe: Uint8Array;
  /** Makes the private addresses of calendars. */
  calendars: Uint8Array;
  /** Signs the links that confirm an e-mail. */
  confirmations: Uint8Array;
  /** Seals what authenticator apps know. */
  twoFactor: KeyObject;
  /** Seals kept answers, and recognises what was asked. */
  answers: KeyObject;
  /** Makes unreadable whose account and which network is counted. */
  counted: KeyObject;
  /** Signs the logs of deals and certificates (Ed25519). */
  signing: KeyObject;
}
