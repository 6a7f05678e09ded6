/** The content of a mail before it is composed, and the mail that is ready to be sent. */

import type { Tone } from '@briefcast/contract';

/** A mail that is ready to be sent. */
export interface Mail {
  /** A UUID. A retry of the same mail keeps it, so that receivers recognise a repetition. */
  id: string;
  to: string;
  /** Name of the market in the reader's language; MAIL_FROM's own while the market is unnamed. */
  sender?: string;
  /** Where answers go: to who caused it. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The id of its subject: mail programs group mails of one thread. */
  thread?: string;
  /** The address that unsubscribes from this kind of mail, by a page and by one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** Files that go with it. A mail with any is sent by the job that makes them, and is never a row. */
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  name: string;
  /** Its media type. */
  type: string;
  content: Buffer;
}

export interface MailItem {
  tone: Tone;
  title: string;
  lines: readonly string[];
  url: string;
}

/** What a mail says. Every text is plain: markup in it is shown literally. */
export interface MailContent {
  to: string;
  replyTo?: string;
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The call sheet of the deal it is about. */
  sheet?: {
    tone: Tone;
    /** A word above a day and a month. */
    stub: { word: string; day: string; month: string };
    title: string;
    lines: readonly string[];
  };
  /** Quoted texts of people, each with where they were written. */
  quotes?: readonly { source: string; words: string }[];
  /** Lists of items, each with its own address. */
  lists?: readonly { heading?: string; items: readonly MailItem[] }[];
  /** The text between the quotes and the button. */
  closing?: string;
  /** The button. */
  action?: { label: string; url: string };
  /** Why the receiver gets this mail. */
  reason: string;
  unsubscribeUrl?: string;
  settingsUrl?: string;
}
