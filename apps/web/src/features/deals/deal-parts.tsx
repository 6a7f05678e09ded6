import type { DealDetail, OwnUser } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { unreadMessages } from '../../parts/messages/unread-messages.ts';

const dealParts = ['brief', 'files', 'chat'] as const;
type DealPart = (typeof dealParts)[number];

const labels: Record<DealPart, () => string> = {
  brief: m.deal_part_brief,
  files: m.deal_part_files,
  chat: m.deal_part_chat,
};

/** While nothing is made, and once nothing will be, the brief comes first. */
const partFor = ({ status }: DealDetail): DealPart =>
  ['BRIEF_SENT', 'REJECTED', 'CANCELLED'].includes(status) ? 'brief' : 'files';

/**
 * Which part of a deal's page a phone shows, as its address says, and the row that leads to the others; without files
 * there is no such part. Wider screens show all of them.
 */
export function useDealParts(deal: DealDetail, user: OwnUser, { hasFiles }: { hasFiles: boolean }) {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const parts = dealParts.filter((part) => part !== 'files' || hasFiles);
  const named = parts.find((part) => part === search.get('part'));
  const shown = named ?? (hash === '#chat' ? 'chat' : hasFiles ? partFor(deal) : 'brief');
  return { shown, row: <PartRow deal={deal} user={user} parts={parts} shown={shown} /> };
}

interface PartRowProps {
  deal: DealDetail;
  user: OwnUser;
  parts: readonly DealPart[];
  shown: DealPart;
}

function PartRow({ deal, user, parts, shown }: PartRowProps) {
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
        {parts.map((part) => (
          <Link
            key={part}
            to={searchOf(part)}
            replace
            preventScrollReset
            className="tab flex-1 justify-center"
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

interface PartProps {
  of: DealPart;
  children: ReactNode;
}

/** Section of a deal's page that belongs to a part; phones show one part alone. */
export function Part({ of, children }: PartProps) {
  return <div data-part-of={of}>{children}</div>;
}
