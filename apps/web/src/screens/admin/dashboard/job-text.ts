import { m } from '@briefcast/i18n/messages';

/** Kinds of work in the background, in words; one that an older or newer process planned is told by its name. */
const texts: Record<string, () => string> = {
  'mail.send': m.admin_job_mail,
  'account.send_confirmation': m.admin_job_confirmation,
  'account.send_reset_link': m.admin_job_reset_link,
  'notifications.mail': m.admin_job_notification_mail,
  'notifications.bundle': m.admin_job_notification_mail,
  'notifications.catch_up': m.admin_job_notification_mail,
  'notifications.tick': m.admin_job_reminders,
  'deal_logs.look_after': m.admin_job_deal_logs,
  'deal_logs.turn': m.admin_job_deal_logs,
  'payments.look': m.admin_job_payments,
  'payments.settle': m.admin_job_payments,
  'payments.send_back': m.admin_job_payments,
  'subscriptions.settle': m.admin_job_payments,
  'subscriptions.settle_card': m.admin_job_payments,
  'subscriptions.settle_refund': m.admin_job_payments,
  'subscriptions.end_card': m.admin_job_payments,
  'subscriptions.lapse': m.admin_job_subscriptions,
  'rights.tell': m.admin_job_rights,
  'renewals.lapse': m.admin_job_renewals,
  'samples.overdue': m.admin_job_samples,
  'castings.end_by_time': m.admin_job_castings,
  'castings.tell_searches': m.admin_job_casting_searches,
  'deals.lapse_proposals': m.admin_job_proposals,
  'payouts.steps': m.admin_job_payouts,
  'disputes.mail_letter': m.admin_job_letter,
  'storage.remove': m.admin_job_storage_remove,
  'media.process': m.admin_job_media,
  'media.watch': m.admin_job_films,
  'media.watch_public': m.admin_job_films,
  'media.watch_old': m.admin_job_films,
  'media.clean_old': m.admin_job_old_films,
  'creators.derive_listings': m.admin_job_derive_listings,
  'billing.mail_pro_forma': m.admin_job_pro_forma,
  'billing.expire_packs': m.admin_job_expire_packs,
  'rows.sweep': m.admin_job_rows,
  'storage.sweep': m.admin_job_storage_sweep,
};

/** What a kind of job is called. */
export const jobText = (kind: string): string => texts[kind]?.() ?? kind;
