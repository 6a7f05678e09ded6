import { type AdminFigures, defaultCurrency, type PlotStep } from '@briefcast/contract';
import { formatCount, formatDayAndMonth, formatMoney, formatMonth } from '@briefcast/i18n/format';
import { dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { lazy } from 'react';
import { dealTone } from '../../../../features/deals/deal-badge.tsx';
import { currencyCode } from '../../../../parts/currencies/currency-code.ts';
import { PlotCard } from './plot-card.tsx';

/** The library of the plots is for the admin alone, and comes behind the numbers. */
const LinePlot = lazy(async () => ({ default: (await import('./line-plot.tsx')).LinePlot }));
const BarPlot = lazy(async () => ({ default: (await import('./bar-plot.tsx')).BarPlot }));

function labelOf(start: string, step: PlotStep): string {
  if (step === 'month') return formatMonth(start);
  const { day, month } = formatDayAndMonth(start);
  return m.admin_day({ day, month });
}

const stepTexts: Record<PlotStep, () => string> = {
  day: m.admin_by_day,
  week: m.admin_by_week,
  month: m.admin_by_month,
};
const headings: Record<PlotStep, () => string> = {
  day: m.admin_step_day,
  week: m.admin_week_of,
  month: m.admin_step_month,
};

/** Sign-ups, briefs and volume over the period, and the deals by status. */
export function Plots({ figures: { points, step, deals } }: { figures: AdminFigures }) {
  const labels = points.map(({ start }) => labelOf(start, step));
  // A plot for each currency: one axis cannot say both.
  const volumes = (
    [
      { currency: 'USD', values: points.map(({ cents }) => cents) },
      { currency: 'AED', values: points.map(({ fils = 0 }) => fils) },
    ] as const
  ).filter(({ currency, values }) => currency === defaultCurrency || values.some((amount) => amount > 0));
  const over = { hint: stepTexts[step](), heading: headings[step](), labels };
  return (
    <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
      <PlotCard
        {...over}
        title={m.admin_sign_ups()}
        Plot={LinePlot}
        format={formatCount}
        series={[
          { name: m.admin_creators(), colour: 'ink', values: points.map(({ creators }) => creators) },
          { name: m.admin_brands(), colour: 'pink', values: points.map(({ brands }) => brands) },
        ]}
      />
      {volumes.map(({ currency, values }) => (
        <PlotCard
          key={currency}
          {...over}
          title={
            volumes.length > 1 ? m.admin_volume_in({ currency: currencyCode(currency) }) : m.admin_volume()
          }
          Plot={LinePlot}
          format={(amount) => formatMoney(amount, currency)}
          series={[{ name: m.admin_budgets(), colour: 'ink', values }]}
        />
      ))}
      <PlotCard
        {...over}
        title={m.admin_deals_sent()}
        Plot={LinePlot}
        format={formatCount}
        series={[{ name: m.admin_deals(), colour: 'ink', values: points.map(({ deals }) => deals) }]}
      />
      <PlotCard
        title={m.admin_by_status()}
        hint={m.admin_sent_in_period()}
        heading={m.admin_column_status()}
        labels={deals.byStatus.map(({ status }) => dealStatusLabel(status))}
        tones={deals.byStatus.map(({ status }) => dealTone(status))}
        Plot={BarPlot}
        format={formatCount}
        series={[{ name: m.admin_deals(), colour: 'ink', values: deals.byStatus.map(({ count }) => count) }]}
      />
    </div>
  );
}
