import { m } from '@briefcast/i18n/messages';

/** Kinds of work in the background, in words; one that has none yet is told by its name. */
const texts: Record<string, () => string> = {
  'mail.send': m.admin_job_mail,
  'account.send_reset_link': m.admin_job_reset_link,
  'notifications.mail': m.admin_job_notification_mail,
  'notifications.tick': m.admin_job_reminders,
  'storage.remove': m.admin_job_storage_remove,
  'media.process': m.admin_job_media,
  'rows.sweep': m.admin_job_rows,
  'storage.sweep': m.admin_job_storage_sweep,
};

/** What a kind of job is called. */
export const jobText = (kind: string): string => texts[kind]?.() ?? kind;
