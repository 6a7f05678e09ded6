import type { DealDetail, OwnUser } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { unreadMessages } from '../../parts/messages/unread-messages.ts';

const dealParts = ['work', 'chat'] as const;
type DealPart = (typeof dealParts)[number];

const labels: Record<DealPart, () => string> = {
  work: m.deal_part_work,
  chat: m.deal_part_chat,
};

/**
 * Part of a deal's page that a phone shows, as its address says, and the row that leads to the other. Wider screens show
 * both.
 */
export function useDealParts(deal: DealDetail, user: OwnUser) {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const named = dealParts.find((part) => part === search.get('part'));
  const shown = named ?? (hash === '#chat' ? 'chat' : 'work');
  return { shown, row: <PartRow deal={deal} user={user} shown={shown} /> };
}

interface PartRowProps {
  deal: DealDetail;
  user: OwnUser;
  shown: DealPart;
}

function PartRow({ deal, user, shown }: PartRowProps) {
  const [search] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  const before = useRef(shown);
  // Another part begins at its beginning, with the row still in sight.
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    row.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [shown]);

  const unread = unreadMessages(deal, user.role).length;
  const searchOf = (part: DealPart) => {
    const next = new URLSearchParams(search);
    next.set('part', part);
    return `?${next}`;
  };
  return (
    <nav ref={row} aria-label={m.deal_parts()} className="deal-part-row lg:hidden">
      <div className="tabs wrap">
        {dealParts.map((part) => (
          <Link
            key={part}
            to={searchOf(part)}
            preventScrollReset
            className="tab"
            aria-current={part === shown || undefined}
          >
            {labels[part]()}
            {part === 'chat' && unread > 0 ? (
              <span className="count">
                <span aria-hidden>{formatCount(unread)}</span>
                <span className="sr-only">
                  {m.deal_part_unread({ n: unread, count: formatCount(unread) })}
                </span>
              </span>
            ) : null}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The chat, as the part of a deal's page that phones show by itself. */
export function ChatPart({ children }: { children: ReactNode }) {
  return <div data-part-of="chat">{children}</div>;
}
