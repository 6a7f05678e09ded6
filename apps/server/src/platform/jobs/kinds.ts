/** Every kind of job: what it carries, in which lane it is worked off, how often it is tried. */
import type { Letter } from '../mail/letter-content.ts';

export interface JobPayloads {
  /** Null for no letter: what is asked for an unknown address makes the same jobs as for a known one. */
  'mail.send': Letter | { to: null };
  'account.send_reset_link': { email: string };
  /** `letterId` names the letter through every try. */
  'account.send_confirmation': { userId: string; letterId: string };
  'notifications.mail': { id: string };
  /** `id` is the letter's. */
  'notifications.bundle': { id: string; userId: string };
  'notifications.catch_up': { userId: string };
  'notifications.tick': Record<string, never>;
  'rows.sweep': Record<string, never>;
  'storage.remove': { keys: string[] };
  'media.process': { table: 'media' | 'files'; id: string };
  'media.clean_old': Record<string, never>;
  'storage.sweep': Record<string, never>;
}
export type JobKind = keyof JobPayloads;
/** Kinds that carry nothing and come again. */
export type RecurringKind = {
  [K in JobKind]: JobPayloads[K] extends Record<string, never> ? K : never;
}[JobKind];

/** What somebody waits for is quick; what takes minutes and much of the machine is slow. */
export type Lane = 'quick' | 'slow';

/** How many jobs of a lane a process works on at once. Mails wait for servers; films keep the processor busy. */
export const laneWidths: Readonly<Record<Lane, number>> = { quick: 4, slow: 1 };

/** The lane of each kind. */
export const laneOf: Readonly<Record<JobKind, Lane>> = {
  'mail.send': 'quick',
  'account.send_reset_link': 'quick',
  'account.send_confirmation': 'quick',
  'notifications.mail': 'quick',
  'notifications.bundle': 'quick',
  'notifications.catch_up': 'quick',
  'notifications.tick': 'quick',
  'storage.remove': 'quick',
  'media.process': 'slow',
  'media.clean_old': 'slow',
  'rows.sweep': 'slow',
  'storage.sweep': 'slow',
};

const usualAttempts = 8;
/** Mail servers put strangers off for minutes and are down for hours: these are tried for about a day. */
const patientAttempts: { [K in JobKind]?: number } = {
  'mail.send': 36,
  'account.send_confirmation': 36,
  'notifications.mail': 36,
  'notifications.bundle': 36,
};

/** How often a job is tried before it is given up. */
export const attemptsOf = (kind: JobKind): number => patientAttempts[kind] ?? usualAttempts;

/** Seconds until the next try: 2, 4, 8 … at most an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(3600, 2 ** attempts);
