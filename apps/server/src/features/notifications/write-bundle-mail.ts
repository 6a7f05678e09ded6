/** The mail that tells several news at once, by the deal or casting that they are about. */
import type { Role } from '@briefcast/contract';
import { newsPath, newsRow } from '@briefcast/contract/notifications/news';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { newsLine } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailContent } from '../../platform/mail/mail-content.ts';
import type { Bundled } from './read-bundle.ts';
import { named } from './write-mail.ts';

/** As much of one news as the mail says. */
type ToldNews = Pick<
  Bundled,
  | 'kind'
  | 'role'
  | 'dealId'
  | 'title'
  | 'castingId'
  | 'castingTitle'
  | 'deadline'
  | 'otherParty'
  | 'unread'
  | 'isDeposit'
>;

export interface BundleMailInput {
  /** The mail's id. */
  id: string;
  role: Role;
  email: string;
  /** A creator's first name; null for a brand, which is not greeted by name. */
  firstName: string | null;
  /** Newest first; two or more. */
  news: readonly ToldNews[];
  publicUrl: string;
  unsubscribeToken: string;
}

type Item = NonNullable<MailContent['items']>[number];

/** More deals are left to the app. */
const mostItems = 20;
const mostLines = 4;

function lineOf({ kind, role, deadline, otherParty, unread, dealId, isDeposit }: ToldNews): string {
  const other = named(otherParty, role);
  const line = newsLine({
    kind,
    role,
    deal: dealId && deadline ? { deadline, otherParty: other, isDeposit } : null,
  });
  const more = { line, n: unread, count: formatCount(unread) };
  if (unread <= 1) return line;
  if (kind === 'comments.unread') return m.mail_updates_unread_comments(more);
  return kind === 'messages.unread' ? m.mail_updates_unread(more) : line;
}

function itemOf(news: readonly [ToldNews, ...ToldNews[]], publicUrl: string): Item {
  const [{ kind, role, dealId, castingId, title, castingTitle }] = news;
  const about = title ?? castingTitle;
  return {
    tone: newsRow(kind).tone,
    title:
      about === null ? (role === 'BRAND' ? m.mail_credits() : m.mail_updates_profile()) : oneLine(about, 120),
    lines: [...new Set(news.map(lineOf))].slice(0, mostLines),
    url: publicUrl + ownPage(newsPath(kind, role, { dealId, castingId })),
  };
}

/** Groups the news by deal or casting, in the order of each one's newest. */
function bySubject(news: readonly ToldNews[]): [ToldNews, ...ToldNews[]][] {
  const groups = new Map<string | null, [ToldNews, ...ToldNews[]]>();
  for (const one of news) {
    const subject = one.dealId ?? one.castingId;
    const group = groups.get(subject);
    if (group) group.push(one);
    else groups.set(subject, [one]);
  }
  return [...groups.values()];
}

/** The kind of all news, whose line of the settings the mail leads to; undefined for several. */
const onlyKindOf = ([first, ...others]: readonly ToldNews[]) =>
  others.every(({ kind }) => kind === first?.kind) ? first?.kind : undefined;

/** Writes it in the current locale; the same input gives the same mail. */
export function writeBundleMail(input: BundleMailInput): Mail {
  const { id, role, email, firstName, news, publicUrl } = input;
  const groups = bySubject(news);
  const left = groups.length - mostItems;
  const updates = { n: news.length, count: formatCount(news.length) };
  return composeMail(
    {
      to: email,
      subject: m.mail_updates_subject(updates),
      preview: oneLine(groups.map(([newest]) => lineOf(newest)).join(' · '), 140),
      heading: m.mail_updates(updates),
      paragraphs: [
        ...(firstName ? [m.mail_hello({ name: isolated(oneLine(firstName, 60)) })] : []),
        m.mail_updates_text(),
      ],
      items: groups.slice(0, mostItems).map((group) => itemOf(group, publicUrl)),
      ...(left > 0 ? { closing: m.mail_updates_more({ n: left, count: formatCount(left) }) } : {}),
      action: { label: m.mail_updates_open(), url: publicUrl + ownPage(dashboardPath(role)) },
      reason: m.mail_updates_reason(),
      unsubscribeUrl: publicUrl + ownPage(paths.unsubscribe.href(input.unsubscribeToken)),
      settingsUrl: publicUrl + ownPage(paths.notificationSettings.href(onlyKindOf(news))),
    },
    id,
  );
}
