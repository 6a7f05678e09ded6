import type { AdminTrends } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { DealBadge, dealStock } from '../../features/deals/deal-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { WeekPlot } from './week-plot.tsx';

/** How the marketplace goes: sign-ups and volume by week, deals by status. */
export function Trends({ trends }: { trends: AdminTrends }) {
  const { signUps, volume, dealsByStatus } = trends;
  return (
    <div className="grid gap-4 md:gap-5 lg:grid-cols-3">
      <Card>
        <WeekPlot
          title={m.admin_sign_ups()}
          weeks={signUps.map(({ week }) => week)}
          format={formatCount}
          series={[
            {
              name: m.admin_creators(),
              fill: 'fill-ink',
              swatch: 'bg-ink',
              values: signUps.map(({ creators }) => creators),
            },
            {
              name: m.admin_brands(),
              fill: 'fill-cast',
              swatch: 'bg-cast',
              values: signUps.map(({ brands }) => brands),
            },
          ]}
        />
      </Card>
      <Card>
        <WeekPlot
          title={m.admin_volume()}
          weeks={volume.map(({ week }) => week)}
          format={formatMoney}
          series={[
            {
              name: m.admin_budgets(),
              fill: 'fill-ink',
              swatch: 'bg-ink',
              values: volume.map(({ cents }) => cents),
            },
          ]}
        />
      </Card>
      <StatusPlot dealsByStatus={dealsByStatus} />
    </div>
  );
}

function StatusPlot({ dealsByStatus }: Pick<AdminTrends, 'dealsByStatus'>) {
  const total = dealsByStatus.reduce((sum, { count: deals }) => sum + deals, 0);
  return (
    <Card>
      <h2 className="text-[22px]">{m.admin_by_status()}</h2>
      <ul className="mt-4 grid gap-2.5">
        {dealsByStatus.map(({ status, count: deals }) => (
          <li
            key={status}
            data-stock={dealStock(status)}
            className="grid grid-cols-[9.5rem_1fr_3ch] items-center gap-3"
          >
            <span>
              <DealBadge status={status} />
            </span>
            <ProgressBar
              label={dealStatusLabel(status)}
              percent={total === 0 ? 0 : (deals / total) * 100}
              valueText={m.admin_deals_of({ n: total, count: formatCount(deals), total: formatCount(total) })}
            />
            <span className="num text-end font-semibold">{formatCount(deals)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
