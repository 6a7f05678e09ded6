import type { CampaignDeal } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import type { CountedPost } from '@briefcast/contract/publications/counted-posts';
import { formatMoney, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NumberList } from '../../features/publications/number-list.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { nameOf } from './posts-table.tsx';
import { StatedCell } from './stated-cell.tsx';

interface PostCardsProps {
  posts: readonly CountedPost[];
  without: readonly CampaignDeal[];
}

/** Numbers of each post as a card. */
export function PostCards({ posts, without }: PostCardsProps) {
  return (
    <ul className="border-t border-line">
      {posts.map((counted) => {
        const { deal, post, moment, stated } = counted;
        return (
          <li key={post.id} className="grid gap-3 border-b border-line px-5 py-4 last:border-0 md:px-7">
            <Head deal={deal}>
              {m.publication_went_out({ day: formatShortDay(post.postedOn) })}
              {moment ? ` · ${m.result_moment({ moment })}` : null}
            </Head>
            {stated ? <NumberList numbers={counted} currency={deal.currency} /> : null}
            <StatedCell stated={stated} />
          </li>
        );
      })}
      {without.map((deal) => (
        <li key={deal.dealId} className="border-b border-line px-5 py-4 last:border-0 md:px-7">
          <Head deal={deal}>{m.publication_none()}</Head>
        </li>
      ))}
    </ul>
  );
}

function Head({ deal, children }: { deal: CampaignDeal; children: ReactNode }) {
  const { creator, total, currency, dealId } = deal;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={nameOf(deal)} src={creator?.image ? mediaUrl(creator.image) : null} size={40} />
      <span className="min-w-0 flex-1">
        <Link to={paths.brandDeal.href(dealId)} className="card-link font-semibold wrap-anywhere">
          <bdi>{nameOf(deal)}</bdi>
        </Link>
        <span className="hint num block">{children}</span>
      </span>
      <bdi className="num font-semibold">{formatMoney(total, currency)}</bdi>
    </div>
  );
}
