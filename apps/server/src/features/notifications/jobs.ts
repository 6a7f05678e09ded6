/**
 * The jobs of notifications: one mail, a bundle of them, what an unconfirmed person missed, push, news
 * whose need is over, and what becomes due with time.
 */
import type { NotificationKind } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export const sendNotificationMailJob = jobKind<{ id: string }>('notifications.mail', {
  text: m.admin_job_notification_mail,
  lane: 'quick',
  attempts: patientAttempts,
});

/** `id` is the mail's id. */
export const sendBundleJob = jobKind<{ id: string; userId: string }>('notifications.bundle', {
  text: m.admin_job_notification_mail,
  lane: 'quick',
  attempts: patientAttempts,
});

export const catchUpJob = jobKind<{ userId: string }>('notifications.catch_up', {
  text: m.admin_job_notification_mail,
  lane: 'quick',
});

/** Runs some seconds after it happened, so that people who see it on a screen get no push. */
export const pushNewsJob = jobKind<{ id: string }>('notifications.push', {
  text: m.admin_job_push_news,
  lane: 'quick',
});

/** News kept for one person over their quiet hours. */
export const pushKeptJob = jobKind<{ ids: string[] }>('notifications.push_kept', {
  text: m.admin_job_push_kept,
  lane: 'quick',
});

/** The deal in which somebody wrote, and whom it is for. */
export interface PushWritten {
  dealId: string;
  userId: string;
}

/** Some seconds after a message or comment was written. */
export const pushWrittenJob = jobKind<PushWritten>('notifications.push_written', {
  text: m.admin_job_push_written,
  lane: 'quick',
});

/** Deal or casting of news; the other is null. */
export interface NewsSubject {
  dealId: string | null;
  castingId: string | null;
}

/** News whose need may be over. */
export const settleNewsJob = jobKind<NewsSubject>('notifications.settle', {
  text: m.admin_job_settle_news,
  lane: 'quick',
});

export const tickJob = jobKind<Record<string, never>>('notifications.tick', {
  text: m.admin_job_reminders,
  lane: 'quick',
});

/** News for everybody, from the people behind this id on. */
export interface TellEverybody {
  kind: NotificationKind;
  cause: string;
  after: string;
}

export const tellEverybodyJob = jobKind<TellEverybody>('notifications.tell_everybody', {
  text: m.legal_job_tell_everybody,
  lane: 'quick',
});
