/**
 * The jobs of notifications: one mail, a bundle of them, what an unconfirmed person missed, push, and what
 * becomes due with time.
 */
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export const sendNotificationMailJob = jobKind<{ id: string }>('notifications.mail', {
  lane: 'quick',
  attempts: patientAttempts,
});

/** `id` is the mail's id. */
export const sendBundleJob = jobKind<{ id: string; userId: string }>('notifications.bundle', {
  lane: 'quick',
  attempts: patientAttempts,
});

export const catchUpJob = jobKind<{ userId: string }>('notifications.catch_up', { lane: 'quick' });

/** Runs some seconds after it happened, so that people who see it on a screen get no push. */
export const pushNewsJob = jobKind<{ id: string }>('notifications.push', { lane: 'quick' });

/** News kept for one person over their quiet hours. */
export const pushKeptJob = jobKind<{ ids: string[] }>('notifications.push_kept', { lane: 'quick' });

/** The deal in which somebody wrote, and whom it is for. */
export interface PushWritten {
  dealId: string;
  userId: string;
}

/** Some seconds after a message or comment was written. */
export const pushWrittenJob = jobKind<PushWritten>('notifications.push_written', { lane: 'quick' });

export const tickJob = jobKind<Record<string, never>>('notifications.tick', { lane: 'quick' });
