/** What a mail is before it is written, and when it is ready to leave. */

/** A mail that is ready to leave. */
export interface Mail {
  /** A UUID. The same mail tried again keeps it, so that receivers notice a repetition. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The id of what it is about: mail programs show mails of one thread together. */
  thread?: string;
  /** The address that ends mails of this kind, by a page and by one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The colours of paper; each belongs to a status (see the design language). */
export type MailStock = 'yellow' | 'blue' | 'aqua' | 'green' | 'orange' | 'red' | 'buff';

/** What a mail says. Every text is plain: markup in it stays visible as such. */
export interface MailContent {
  to: string;
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The call sheet of the deal it is about. */
  sheet?: {
    stock: MailStock;
    /** The stub: a word over a day and a month. */
    stub: { word: string; day: string; month: string };
    title: string;
    lines: readonly string[];
  };
  /** Somebody's own words, each with where they were said. */
  quotes?: readonly { source: string; words: string }[];
  /** Several things, each with its own address. */
  items?: readonly { stock: MailStock; title: string; lines: readonly string[]; url: string }[];
  /** Between the quotes and the button. */
  closing?: string;
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Why one gets it. */
  reason: string;
  unsubscribeUrl?: string;
  settingsUrl?: string;
}
