import type { TooltipContentProps } from 'recharts';
import { colours, type PlotSeries } from './plot-data.ts';

interface PlotTipProps extends Pick<TooltipContentProps, 'active' | 'label' | 'payload'> {
  series: PlotSeries[];
  format: (value: number) => string;
}

/** The values of one place of a plot, where the pointer is or the arrow keys have led; read out as they change. */
export function PlotTip({ active, label, payload, series, format }: PlotTipProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div role="status" className="card px-3 py-2 text-sm shadow-[var(--e-2)]">
      <p className="hint">{label}</p>
      {payload.map(({ dataKey, value }, index) => {
        const one = series[index];
        return one ? (
          <p key={String(dataKey)} className="num flex items-center gap-1.5 font-semibold">
            {series.length > 1 ? (
              <span
                aria-hidden
                className="size-2.5 rounded-[3px]"
                style={{ background: colours[one.colour] }}
              />
            ) : null}
            {one.name} <span className="ms-auto ps-3">{format(Number(value))}</span>
          </p>
        ) : null;
      })}
    </div>
  );
}
