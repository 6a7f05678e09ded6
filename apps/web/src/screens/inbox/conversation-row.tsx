import type { Conversation, OwnUser, Person, Role } from '@briefcast/contract';
import { formatCount, formatShortDate, formatTime } from '@briefcast/i18n/format';
import { creatorStatusLabel, dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { CornerDownRight } from 'lucide-react';
import { Link } from 'react-router';
import { dealTone } from '../../features/deals/deal-badge.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Marked } from '../../ui/marked.tsx';

/** Time of today, or else the day. */
export const whenText = (at: string): string =>
  new Date(at).toDateString() === new Date().toDateString() ? formatTime(at) : formatShortDate(at);

/** Author on the reader's side, before the last message. */
function authorOf({ isOwn, colleague }: Conversation['last']): string {
  if (colleague) return m.inbox_colleague_wrote({ name: colleague, text: '' });
  return isOwn ? m.inbox_you_wrote({ text: '' }) : '';
}

/** Member who answers, to one of the brand. */
export const answererText = ({ id, firstName }: Person, viewerId: string): string =>
  id === viewerId ? m.inbox_you_answer() : m.inbox_answers({ name: firstName ?? m.inbox_colleague() });

/** Picture of the other side. */
export function OtherAvatar({ viewer, other }: { viewer: Role; other: Conversation['other'] }) {
  const Picture = viewer === 'BRAND' ? Avatar : BrandLogoAvatar;
  return (
    <Picture
      name={other.name ?? m.deal_creator_gone()}
      src={other.image ? mediaUrl(other.image) : null}
      size={44}
    />
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  user: OwnUser;
  to: string;
  isOpen: boolean;
  /** Words that are marked. */
  search: string;
}

/** A conversation in the list: its deal's stock on the spine, the last word, and what it waits for. */
export function ConversationRow({ conversation, user, to, isOpen, search }: ConversationRowProps) {
  const viewer = user.role;
  const { dealId, title, status, other, last, unread, isMarkedUnread, needsAnswer, answerer } = conversation;
  const name = other.name ?? m.deal_creator_gone();
  const statusText = viewer === 'BRAND' ? dealStatusLabel(status) : creatorStatusLabel(status);
  return (
    <li data-tone={dealTone(status, viewer === 'BRAND' ? 'page' : 'creator')}>
      <Link to={to} className="inbox-row" aria-current={isOpen ? 'true' : undefined} data-deal={dealId}>
        <OtherAvatar viewer={viewer} other={other} />
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-3">
            <b className="truncate">
              <bdi>
                <Marked text={name} search={search} />
              </bdi>
            </b>
            <time dateTime={last.at} className="hint num flex-none">
              {whenText(last.at)}
            </time>
          </span>
          <span className="hint flex gap-1.5">
            <bdi className="truncate">
              <Marked text={title} search={search} />
            </bdi>
            <span aria-hidden>·</span>
            <span className="flex-none">{statusText}</span>
          </span>
          <span className="flex items-center gap-3">
            <span className={unread > 0 || isMarkedUnread ? 'inbox-words is-unread' : 'inbox-words'}>
              <span className="flex-none whitespace-pre">{authorOf(last)}</span>
              <bdi className="truncate">{last.excerpt}</bdi>
            </span>
            {unread > 0 ? (
              <span className="count">
                <span aria-hidden>{formatCount(unread)}</span>
                <span className="sr-only">
                  {m.deal_part_unread({ n: unread, count: formatCount(unread) })}
                </span>
              </span>
            ) : isMarkedUnread ? (
              <span className="inbox-dot">
                <span className="sr-only">{m.inbox_unread()}</span>
              </span>
            ) : null}
          </span>
          {needsAnswer || answerer ? (
            <span className="mt-1 flex items-center justify-between gap-3">
              {needsAnswer ? (
                <span className="inbox-answer">
                  <CornerDownRight aria-hidden className="ic ic-turn size-4!" />
                  {m.inbox_answer()}
                </span>
              ) : null}
              {answerer ? <span className="hint truncate">{answererText(answerer, user.id)}</span> : null}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
