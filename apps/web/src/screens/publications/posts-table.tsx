import type { CampaignDeal } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import type { CountedPost } from '@briefcast/contract/publications/counted-posts';
import { type PostNumber, postNumbers } from '@briefcast/contract/publications/numbers';
import { sumOf } from '@briefcast/contract/publications/results';
import { formatCount, formatMoney, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { numberText } from '../../features/publications/number-list.tsx';
import { Unknown } from '../../features/publications/unknown.tsx';
import { StatedCell } from './stated-cell.tsx';

/** Columns of the table; sales in money have no sum, as currencies are never added up. */
const columns = postNumbers.filter((name) => name !== 'salesCents');

interface PostsProps {
  posts: readonly CountedPost[];
  /** Deals of which no post was stated. */
  without: readonly CampaignDeal[];
}

export const nameOf = ({ creator }: CampaignDeal): string => creator?.name || m.deal_creator_gone();

/** Numbers of each post, one row below the other, with their sums. */
export function PostsTable({ posts, without }: PostsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls sideways, also by keys.
    <section aria-label={m.result_by_post()} tabIndex={0} className="overflow-x-auto">
      <table className="results-table num">
        <thead>
          <tr>
            <th scope="col">{m.result_post()}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {m.result_number({ name })}
              </th>
            ))}
            <th scope="col">{m.result_price()}</th>
            <th scope="col">{m.result_stated_by()}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <Row key={post.post.id} post={post} isFirst={post.deal.posts[0] === post.post} />
          ))}
          {without.map((deal) => (
            <tr key={deal.dealId}>
              <th scope="row">
                <Name deal={deal} />
              </th>
              <td colSpan={columns.length} className="results-without">
                {m.publication_none()}
              </td>
              <td>
                <bdi>{formatMoney(deal.total, deal.currency)}</bdi>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.result_so_far()}</th>
            {columns.map((name) => (
              <Sum key={name} posts={posts} name={name} />
            ))}
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const Name = ({ deal }: { deal: CampaignDeal }) => (
  <Link to={paths.brandDeal.href(deal.dealId)} className="card-link font-semibold">
    <bdi>{nameOf(deal)}</bdi>
  </Link>
);

function Row({ post: counted, isFirst }: { post: CountedPost; isFirst: boolean }) {
  const { deal, post, moment, stated } = counted;
  return (
    <tr>
      <th scope="row">
        <Name deal={deal} />
        <small>{m.publication_went_out({ day: formatShortDay(post.postedOn) })}</small>
      </th>
      {columns.map((name) => {
        const value = counted[name];
        return (
          <td key={name}>
            {value === null ? <Unknown /> : numberText(name, value, deal.currency)}
            {name === 'views' && moment ? <small>{m.result_moment({ moment })}</small> : null}
          </td>
        );
      })}
      <td>{isFirst ? <bdi>{formatMoney(deal.total, deal.currency)}</bdi> : null}</td>
      <td>
        <StatedCell stated={stated} />
      </td>
    </tr>
  );
}

function Sum({ posts, name }: { posts: readonly CountedPost[]; name: PostNumber }) {
  const { sum, known, of } = sumOf(posts, name);
  return (
    <td>
      {sum === null ? <Unknown /> : formatCount(sum)}
      <small>{m.campaign_of({ part: formatCount(known), whole: formatCount(of) })}</small>
    </td>
  );
}
