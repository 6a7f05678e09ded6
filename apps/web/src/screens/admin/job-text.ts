/** Kinds of work in the background, in words; one that has none yet is told by its name. */
const texts: Record<string, string> = {
  'mail.send': 'Mails',
  'account.send_reset_link': 'Password reset links',
  'notifications.mail': 'Notification mails',
  'notifications.tick': 'Reminders',
  'storage.remove': 'Deletion of files',
  'media.process': 'Pictures and videos',
  'rows.sweep': 'Clearing up old records',
  'storage.sweep': 'Clearing up unused files',
};

/** What a kind of job is called. */
export const jobText = (kind: string): string => texts[kind] ?? kind;
