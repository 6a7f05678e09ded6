import { paths } from '@briefcast/contract/paths';
import type { CountedPost } from '@briefcast/contract/publications/counted-posts';
import { bestPost, sumOf } from '@briefcast/contract/publications/results';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';

/** Post with the most engagements, where two can be compared. */
export function BestPost({ posts }: { posts: readonly CountedPost[] }) {
  const best = bestPost(posts);
  if (!best) return null;
  const { deal, post, engagements } = best;
  const name = deal.creator?.name || m.deal_creator_gone();
  const { known } = sumOf(posts, 'engagements');
  return (
    <Card title={m.result_best()}>
      <p className="hint -mt-3">{m.result_best_of({ count: formatCount(known) })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={deal.creator?.image ? mediaUrl(deal.creator.image) : null} size={44} />
          <Link
            to={paths.brandDeal.href(deal.dealId)}
            className="card-link min-w-0 font-semibold wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </Link>
        </span>
        <p>
          <b className="disp num text-[28px]">{formatCount(engagements ?? 0)}</b>{' '}
          <span className="text-ink-2">{m.result_number({ name: 'engagements' })}</span>
        </p>
        <a
          href={post.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <ExternalLink aria-hidden className="ic size-4!" />
          {m.result_open_post()}
          <span className="sr-only"> {m.link_new_tab()}</span>
        </a>
      </div>
    </Card>
  );
}
