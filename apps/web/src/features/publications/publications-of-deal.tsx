/** Posts on a deal's page, from acceptance on. Their code and their answer come once the line is open. */
import type { DealDetail, OwnUser } from '@briefcast/contract';
import { hasPublications } from '@briefcast/contract/publications/rules';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Radio } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PostList = latePart(
  async () => (await import('./post-list.tsx')).PostList,
  () => <Skeleton className="h-32" />,
);

function summaryOf({ posts = 0, rights }: DealDetail): string {
  if (posts > 0) return m.publication_count({ n: posts, count: formatCount(posts) });
  return rights?.postOn
    ? m.publication_agreed_day({ day: formatShortDay(rights.postOn) })
    : m.publication_none();
}

interface PublicationsOfDealProps {
  deal: DealDetail;
  user: OwnUser;
  /** Link and code that go into the post; shown once the line is open. */
  children: ReactNode;
}

/** Nothing before acceptance, and for a deal that was cancelled. */
export function PublicationsOfDeal({ deal, user, children }: PublicationsOfDealProps) {
  // A post that is stated or withdrawn while one reads neither opens nor closes the line.
  const [opensAtFirst] = useState(
    (deal.posts ?? 0) > 0 || (deal.hasLink === true && user.role === 'CREATOR'),
  );
  const [wasOpen, setOpen] = useState(opensAtFirst);
  if (!hasPublications(deal.status)) return null;
  return (
    <ClosedLine
      Icon={Radio}
      title={m.publication_title()}
      summary={summaryOf(deal)}
      open={opensAtFirst}
      onOpen={() => setOpen(true)}
    >
      {wasOpen ? (
        <>
          {children}
          <PostList deal={deal} user={user} />
        </>
      ) : null}
    </ClosedLine>
  );
}
