/**
 * The mail that tells several news at once: first what needs its reader, as the queue says it, then other news by the deal
 * or casting that they are about (rules/needs#news).
 */
import type { Need, Role } from '@briefcast/contract';
import { needPath, needRow } from '@briefcast/contract/needs/rows';
import { newsPath, newsRow } from '@briefcast/contract/notifications/news';
import { dashboardPath, paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDate } from '@briefcast/i18n/format';
import { isolated } from '@briefcast/i18n/isolated';
import { needReason, needStub, needTitle } from '@briefcast/i18n/labels/needs';
import { newsLine } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { composeMail, oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailItem } from '../../platform/mail/mail-content.ts';
import type { Bundled } from './read-bundle.ts';
import { named } from './write-mail.ts';

/** As much of one news as the mail says. */
type ToldNews = Pick<
  Bundled,
  | 'kind'
  | 'role'
  | 'dealId'
  | 'brandId'
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
  /** Needs of the person in the organisation that they work for, or as a creator, the most urgent first. */
  queue: { brandId: string | null; needs: readonly Need[]; total: number };
  publicUrl: string;
  unsubscribeToken: string;
}

/** More needs are left to the queue, as on a phone. */
const mostNeedsTold = 5;
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

function itemOf(news: readonly [ToldNews, ...ToldNews[]], publicUrl: string): MailItem {
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

/** A need in the words of the queue, with its page. */
const needItem = (need: Need, role: Role, publicUrl: string): MailItem => {
  const about = need.deal ?? need.casting;
  return {
    tone: needRow(need.kind).stock,
    title: needTitle(need, role),
    lines: [
      ...(about ? [oneLine(about.title, 120)] : []),
      needReason(need, role),
      m.mail_need_day({ word: needStub(need.kind), day: formatShortDate(need.at) }),
    ],
    url: publicUrl + ownPage(needPath(need, role)),
  };
};

/** Whether one of these needs says what the news says: one of its deal, or one of several of the same organisation. */
const isSaidBy =
  (needs: readonly Need[], ownBrandId: string | null) =>
  ({ kind, role, dealId, castingId, brandId }: ToldNews): boolean =>
    needs.some((need) => {
      if (!newsRow(kind).begins?.includes(need.kind)) return false;
      if (need.casting) return need.casting.id === castingId;
      return need.deal ? need.deal.id === dealId : role === 'CREATOR' || brandId === ownBrandId;
    });

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
  const needs = input.queue.needs.slice(0, mostNeedsTold);
  const isTold = isSaidBy(needs, input.queue.brandId);
  const groups = bySubject(news.filter((one) => !isTold(one)));
  const left = groups.length - mostItems;
  const unnamed = input.queue.total - needs.length;
  const updates = { n: news.length, count: formatCount(news.length) };
  return composeMail(
    {
      to: email,
      subject: m.mail_updates_subject(updates),
      preview: oneLine(
        [...needs.map((need) => needTitle(need, role)), ...groups.map(([newest]) => lineOf(newest))].join(
          ' · ',
        ),
        140,
      ),
      heading: m.mail_updates(updates),
      paragraphs: [
        ...(firstName ? [m.mail_hello({ name: isolated(oneLine(firstName, 60)) })] : []),
        m.mail_updates_text(),
      ],
      lists: [
        ...(needs.length > 0
          ? [
              {
                heading:
                  unnamed > 0
                    ? m.mail_needs_some({
                        count: formatCount(needs.length),
                        total: formatCount(input.queue.total),
                      })
                    : m.next_needs_you(),
                items: needs.map((need) => needItem(need, role, publicUrl)),
              },
            ]
          : []),
        ...(groups.length > 0
          ? [
              {
                ...(needs.length > 0 ? { heading: m.mail_updates_other() } : {}),
                items: groups.slice(0, mostItems).map((group) => itemOf(group, publicUrl)),
              },
            ]
          : []),
      ],
      ...(left > 0 ? { closing: m.mail_updates_more({ n: left, count: formatCount(left) }) } : {}),
      action: { label: m.mail_updates_open(), url: publicUrl + ownPage(dashboardPath(role)) },
      reason: m.mail_updates_reason(),
      unsubscribeUrl: publicUrl + ownPage(paths.unsubscribe.href(input.unsubscribeToken)),
      settingsUrl: publicUrl + ownPage(paths.notificationSettings.href(onlyKindOf(news))),
    },
    id,
  );
}
