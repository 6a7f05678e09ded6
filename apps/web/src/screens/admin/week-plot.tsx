import { formatDayAndMonth } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** One thing counted by week, with the colour of its bars. */
export interface WeekSeries {
  name: string;
  fill: string;
  swatch: string;
  values: number[];
}

interface WeekPlotProps {
  title: string;
  /** When each week begins, ISO. */
  weeks: string[];
  series: WeekSeries[];
  format: (value: number) => string;
}

/** Weeks begin at midnight UTC; their noon is the same day in nearly every time zone. */
function day(week: string | undefined) {
  if (!week) return '';
  const { day: number, month } = formatDayAndMonth(new Date(Date.parse(week) + 12 * 60 * 60 * 1000));
  return m.admin_day({ day: number, month });
}

const plot = { width: 360, height: 120, gap: 8 };

/** Stacked bars by week: a picture for the eye, a table for everybody else. */
export function WeekPlot({ title, weeks, series, format }: WeekPlotProps) {
  const totals = weeks.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const highest = Math.max(1, ...totals);
  const step = plot.width / Math.max(1, weeks.length);
  return (
    <figure className="m-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <figcaption className="disp text-[22px]">{title}</figcaption>
        <p className="hint num">{m.admin_most_in_week({ most: format(Math.max(...totals, 0)) })}</p>
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        preserveAspectRatio="none"
        className="mt-4 h-32 w-full border-b border-line lg:h-52"
      >
        {weeks.map((week, index) => {
          let top = plot.height;
          return series.map(({ name, fill, values }) => {
            const height = ((values[index] ?? 0) / highest) * plot.height;
            top -= height;
            return (
              <rect
                key={`${week} ${name}`}
                className={fill}
                x={index * step + plot.gap / 2}
                width={step - plot.gap}
                y={top}
                height={height}
              />
            );
          });
        })}
      </svg>
      <p aria-hidden className="hint num mt-1 flex justify-between">
        <span>{day(weeks[0])}</span>
        <span>{day(weeks.at(-1))}</span>
      </p>
      {series.length > 1 && (
        <ul aria-hidden className="hint mt-2 flex gap-4">
          {series.map(({ name, swatch }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className={`size-3 rounded-[3px] ${swatch}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{m.admin_week_of()}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week}>
              <th scope="row">{day(week)}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
