import '../../styles/report.css';
import type { CampaignReport } from '@briefcast/contract';
import { headColour } from '@briefcast/contract/campaign-reports/head-colour';
import {
  type ReportTotal,
  reportLead,
  reportTotals,
  silentPosts,
} from '@briefcast/contract/campaign-reports/leave-out';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { formatUnitCost } from '@briefcast/i18n/unit-cost';
import { Coverage } from '../../features/publications/coverage.tsx';
import { Unknown } from '../../features/publications/unknown.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Logo } from '../../ui/logo.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ReportPosts } from './report-posts.tsx';
import { ReportProofs } from './report-proofs.tsx';

/** Report as its page, its link and its paper show it: white in both themes. */
export function ReportSheet({ report }: { report: CampaignReport }) {
  const { posts, goal, withoutPosts, isCut, costs, madeAt } = report;
  return (
    <article aria-label={report.name} className="report-sheet">
      <Head report={report} />
      <div className="report-body">
        <div className="grid max-w-[60ch] gap-1.5">
          <p className="text-base">
            <Lead report={report} />
          </p>
          {goal === '' ? null : (
            <p className="wrap-anywhere" dir="auto">
              {m.campaign_report_goal({ goal })}
            </p>
          )}
        </div>
        <dl className="report-totals num">
          {reportTotals(report).map((total) => (
            <Total key={totalLabel(total)} total={total} />
          ))}
        </dl>
        {posts.length === 0 ? null : <ReportPosts report={report} />}
        <ReportProofs posts={posts} />
        <p className="report-notes">
          {[
            ...(withoutPosts > 0
              ? [m.campaign_report_without({ n: withoutPosts, count: formatCount(withoutPosts) })]
              : []),
            m.campaign_report_dashed(),
            ...(costs ? [m.campaign_report_how_counted()] : []),
            ...(isCut ? [m.publication_cut()] : []),
            m.campaign_report_made({ day: formatLongDate(madeAt) }),
          ].join(' ')}
        </p>
      </div>
    </article>
  );
}

function Head({ report: { name, brand, firstDay, lastDay } }: { report: CampaignReport }) {
  const colour = headColour(brand.colour);
  const [from, to] = [firstDay && formatLongDate(firstDay), lastDay && formatLongDate(lastDay)];
  const company = { name: brand.name };
  const span =
    from && to
      ? m.campaign_report_span({ ...company, from, to })
      : from
        ? m.campaign_report_from({ ...company, day: from })
        : to
          ? m.campaign_report_until({ ...company, day: to })
          : brand.name;
  return (
    <header
      className="report-head"
      style={colour ? { background: colour.ground, color: colour.ink } : undefined}
    >
      <div className="min-w-0">
        <h2 className="text-d3 wrap-anywhere" dir="auto">
          {name}
        </h2>
        <p className="mt-1.5 wrap-anywhere">{span}</p>
      </div>
      {brand.image ? (
        <img src={mediaUrl(brand.image)} alt="" className="report-logo" />
      ) : colour ? null : (
        <span className="on-stage">
          <Logo className="h-6" />
        </span>
      )}
    </header>
  );
}

function Lead({ report }: { report: CampaignReport }) {
  const lead = reportLead(report);
  if (!lead) return m.campaign_report_nothing();
  const silent = silentPosts(report);
  return (
    <>
      <RichText
        parts={m.campaign_report_lead.parts({
          number: m.result_number({ name: lead.name }),
          sum: formatCount(lead.sum),
          coverage: m.result_coverage({
            n: lead.of,
            known: formatCount(lead.known),
            of: formatCount(lead.of),
          }),
        })}
        tags={{ b: (children) => <b>{children}</b> }}
      />{' '}
      {silent === 0 ? null : m.campaign_report_silent({ n: silent, count: formatCount(silent) })}
    </>
  );
}

const totalLabel = (total: ReportTotal): string =>
  total.kind === 'sum'
    ? m.result_number({ name: total.name })
    : m.campaign_report_cost_per({ name: total.name, currency: total.currency });

function Total({ total }: { total: ReportTotal }) {
  return (
    <div>
      <dt>{totalLabel(total)}</dt>
      <dd>
        <span className="report-figure">
          {total.kind === 'cost' ? (
            <bdi>{formatUnitCost(total.cents, total.amount, total.currency)}</bdi>
          ) : total.sum === null ? (
            <Unknown />
          ) : (
            formatCount(total.sum)
          )}
        </span>
        <Coverage known={total.known} of={total.of} />
      </dd>
    </div>
  );
}
