/** Sends mail: by SMTP if that is configured, otherwise as files in the outbox (rules/accounts#mail). */

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { m } from '@briefcast/i18n/messages';
import type { SendMailOptions } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';
import { reachesNobody } from '../database/sample-people.ts';
import { PermanentFailure } from '../jobs/failures.ts';
import { jobKind, patientAttempts } from '../jobs/kinds.ts';
import type { Mail } from './mail-content.ts';

/** Sends a mail; rejects if it has to be retried, with PermanentFailure if that would not help. */
export type SendMail = (mail: Mail) => Promise<void>;
/** Null for no mail: a request for an unknown address creates the same jobs as for a known one. */
export const sendMailJob = jobKind<Mail | { to: null }>('mail.send', {
  text: m.admin_job_mail,
  lane: 'quick',
  attempts: patientAttempts,
  isTimed: false,
});

type MailConfig = Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>;

/** Their sum is far below the time after which another process takes a job for abandoned. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** Loaded with the first mail, so that the start does not wait for it. */
const loadMailer = () => import('nodemailer');

/**
 * A mail with its headers. Its `Message-ID` is the same in every retry, and the thread's root refers to no
 * real mail.
 */
function messageOf(mail: Mail, from: string): SendMailOptions {
  const address = /([^\s<>@]+@([^\s<>@]+))>?\s*$/.exec(from);
  const domain = address?.[2] ?? 'localhost';
  const root = mail.thread ? `<${mail.thread}@${domain}>` : null;
  const { unsubscribeUrl, attachments = [] } = mail;
  return {
    ...(mail.sender && address?.[1] ? { from: { name: mail.sender, address: address[1] } } : {}),
    // As an object, so that an address cannot contain a second one.
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: attachments.map(({ name: filename, type: contentType, content }) => ({
      ...{ filename, contentType, content },
    })),
    messageId: `<${mail.id}@${domain}>`,
    ...(root ? { inReplyTo: root, references: root } : {}),
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One-click unsubscription is defined for https only.
      ...(unsubscribeUrl?.startsWith('https:')
        ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Begins the last error of a job whose mail the server refused for good; the server's words follow. */
export const refusalPrefix = 'The mail server refuses this mail';

/** Whether the server permanently refused this mail: its address or content, not our login. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

function bySmtp(url: string, from: string): SendMail {
  return async (mail) => {
    const { createTransport } = await loadMailer();
    const transport = createTransport({ url, ...timeouts }, { from });
    try {
      await transport.sendMail(messageOf(mail, from));
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { response } = error as { response?: string };
      throw new PermanentFailure(response ? `${refusalPrefix}: ${response}` : refusalPrefix, {
        cause: error,
      });
    }
  };
}

/** Each mail becomes one `.eml` file, which gets its name only when it is complete. */
function toOutbox(dataDir: string, from: string): SendMail {
  return async (mail) => {
    const { createTransport } = await loadMailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
    const folder = join(dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    const { message } = await transport.sendMail(messageOf(mail, from));
    // Named after the mail, so that a retry replaces the file.
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

/** Creates the way in which this installation sends mails. */
export function createMailer({ mailUrl, mailFrom, dataDir }: MailConfig): SendMail {
  const send = mailUrl ? bySmtp(mailUrl, mailFrom) : toOutbox(dataDir, mailFrom);
  return async (mail) => {
    // Drops mails to invented people, which a mail server would send back.
    if (!reachesNobody(mail.to)) await send(mail);
  };
}
