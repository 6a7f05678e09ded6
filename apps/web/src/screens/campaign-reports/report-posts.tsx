import type { CampaignReport, ReportPost } from '@briefcast/contract';
import { formatCount, formatMoney, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Unknown } from '../../features/publications/unknown.tsx';
import { mediaUrl } from '../../lib/media-url.ts';

const columns = ['views', 'engagements', 'clicks', 'codeUses'] as const;

/** Name of a post's creator, or the number in its place. */
export const nameOf = ({ name, creator }: ReportPost): string =>
  name === undefined
    ? m.campaign_report_creator({ number: formatCount(creator) })
    : (name ?? m.deal_creator_gone());

/** Posts of a report, one row below the other. */
export function ReportPosts({ report }: { report: CampaignReport }) {
  const { posts, shows, brand } = report;
  const hasStills = posts.some(({ still }) => still !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls sideways, also by keys.
    <section aria-label={m.result_posts()} tabIndex={0} className="relative overflow-x-auto">
      <table className="report-table num">
        <thead>
          <tr>
            <th scope="col">{m.result_post()}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {m.result_number({ name })}
              </th>
            ))}
            {shows.includes('prices') ? <th scope="col">{m.result_price()}</th> : null}
            <th scope="col">{m.result_stated_by()}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A report names no ids, and a post is its place.
            <tr key={place}>
              <th scope="row">
                <span className="flex items-center gap-2.5">
                  {hasStills ? <Still src={post.still} /> : null}
                  <span className="min-w-0">
                    <b>
                      <bdi>{nameOf(post)}</bdi>
                    </b>
                    <small>
                      {post.host ? <bdi>{post.host}</bdi> : null}
                      {post.host ? ' · ' : null}
                      {formatShortDay(post.postedOn)}
                    </small>
                  </span>
                </span>
              </th>
              {columns.map((name) => {
                const value = post[name];
                return <td key={name}>{value === null ? <Unknown /> : formatCount(value)}</td>;
              })}
              {shows.includes('prices') ? (
                <td>{post.price ? <bdi>{formatMoney(post.price.cents, post.price.currency)}</bdi> : null}</td>
              ) : null}
              <td>
                <Stated post={post} company={brand.name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Still = ({ src }: { src: string | undefined }) =>
  src ? (
    <img src={mediaUrl(src)} alt="" loading="lazy" decoding="async" className="report-still" />
  ) : (
    <span aria-hidden className="report-still report-no-still" />
  );

function Stated({ post, company }: { post: ReportPost; company: string }) {
  if (!post.stated) return m.result_not_stated();
  const { by, on, hasProof, isDisputed } = post.stated;
  return (
    <>
      <bdi>{by === 'BRAND' ? company : nameOf(post)}</bdi>
      <small>
        {[
          formatShortDay(on),
          ...(hasProof ? [m.campaign_report_proof()] : []),
          ...(isDisputed ? [m.campaign_report_disputed()] : []),
        ].join(' · ')}
      </small>
    </>
  );
}
