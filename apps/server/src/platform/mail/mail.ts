/** Sends mail: by SMTP where one is configured, else as files in the outbox (rules/accounts#mail). */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';
import { Hopeless } from '../jobs/jobs.ts';
import { jobKind, patientAttempts } from '../jobs/kinds.ts';
import type { Mail } from './mail-content.ts';

/** Hands a mail on; rejects when it has to be tried again, with Hopeless when that would not help. */
export type SendMail = (mail: Mail) => Promise<void>;
/** Null for no mail: what is asked for an unknown address makes the same jobs as for a known one. */
export const sendMailJob = jobKind<Mail | { to: null }>('mail.send', {
  lane: 'quick',
  attempts: patientAttempts,
  isTimed: false,
});

type MailConfig = Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>;

/** Together far below the time after which another process takes a job for abandoned. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** A mail with its headers. Its `Message-ID` stays through every try, and the thread's root names no real mail. */
function messageOf(mail: Mail, from: string): SendMailOptions {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const root = mail.thread ? `<${mail.thread}@${domain}>` : null;
  const { unsubscribeUrl } = mail;
  return {
    // As an object, so that nothing in an address can name a second one.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    ...(root ? { inReplyTo: root, references: root } : {}),
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One click is defined for https alone.
      ...(unsubscribeUrl?.startsWith('https:')
        ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether the server refused this mail for good: its address or content, and not our login. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport({ url, ...timeouts }, { from });
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(mail, from));
    } catch (error) {
      if (!isRefused(error)) throw error;
      throw new Hopeless('The mail server refuses this mail', { cause: error });
    }
  };
}

/** Each mail becomes one whole `.eml` file; it appears under its name only when it is complete. */
function toOutbox(dataDir: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return async (mail) => {
    const folder = join(dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    const { message } = await transport.sendMail(messageOf(mail, from));
    // Named by the mail: written a second time, it replaces itself.
    const name = `${mail.id}.eml`;
    const unfinished = join(folder, `.${uuidv7()}.eml`);
    try {
      await writeFile(unfinished, message as Buffer);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
}

/** The way mails leave this installation. */
export const createMailer = ({ mailUrl, mailFrom, dataDir }: MailConfig): SendMail =>
  mailUrl ? bySmtp(mailUrl, mailFrom) : toOutbox(dataDir, mailFrom);
