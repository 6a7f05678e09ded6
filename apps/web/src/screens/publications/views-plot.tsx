import {
  dayPlace,
  mostNamedLines,
  piecesOf,
  spread,
  type ViewLine,
  type ViewPoint,
  viewDays,
  viewSteps,
} from '@briefcast/contract/publications/views-over-time';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

/** Height of the plot in pixels, as its labels are as high whatever its width. */
const height = 240;
const labelHeight = 20;

const days = [
  { day: 0, label: m.result_course_start },
  ...(['DAY_1', 'DAY_7', 'DAY_30'] as const).map((moment) => ({
    day: viewDays[moment],
    label: () => m.result_moment({ moment }),
  })),
];

interface ViewsPlotProps<P> {
  /** The most seen first; those beyond the first few are faded. */
  lines: readonly ViewLine<P>[];
  labelOf: (line: ViewLine<P>) => string;
}

/** Lines of views over days. Its words stand in whatever describes it. */
export function ViewsPlot<P>({ lines, labelOf }: ViewsPlotProps<P>) {
  const steps = viewSteps(Math.max(0, ...lines.map(({ latest }) => latest ?? 0)));
  const most = steps.at(-1) ?? 1;
  const fromTop = (views: number) => (1 - views / most) * height;
  const named = lines.slice(0, mostNamedLines);
  const ends = named.map(({ points }) => points.at(-1) as ViewPoint);
  const labels = spread(
    ends.map(({ views }) => fromTop(views)),
    labelHeight,
    height,
  );
  return (
    <div aria-hidden className="views-plot num">
      <div className="views-plot-steps">
        {steps.map((step) => (
          <span key={step} style={{ top: fromTop(step) }}>
            {formatCount(step)}
          </span>
        ))}
      </div>
      <div className="views-plot-lines" style={{ height }}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: Described by the part around it. */}
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className="rtl:-scale-x-100">
          {steps.map((step) => (
            <line
              key={step}
              className="views-plot-step"
              x1={0}
              x2={100}
              y1={fromTop(step)}
              y2={fromTop(step)}
            />
          ))}
          {lines
            .map((line, place) => ({ line, place }))
            .reverse()
            .map(({ line, place }) => (
              <g key={place} className={clsx('views-plot-line', lookOf(place))}>
                {piecesOf(line.points).map(({ from, to, isDashed }) => (
                  <line
                    key={to.day}
                    data-dashed={isDashed || undefined}
                    x1={dayPlace(from.day) * 100}
                    x2={dayPlace(to.day) * 100}
                    y1={fromTop(from.views)}
                    y2={fromTop(to.views)}
                  />
                ))}
              </g>
            ))}
        </svg>
        {named.flatMap((line, place) =>
          line.points.slice(1).map((point) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place.
              key={`${place} ${point.day}`}
              className={lookOf(place)}
              data-unknown={!point.isStated || undefined}
              style={{ insetInlineStart: `${dayPlace(point.day) * 100}%`, top: fromTop(point.views) }}
            />
          )),
        )}
        {days.map(({ day, label }) => (
          <span key={day} className="views-plot-day" style={{ insetInlineStart: `${dayPlace(day) * 100}%` }}>
            {label()}
          </span>
        ))}
      </div>
      <ol className="views-plot-labels" style={{ height }}>
        {named.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place.
          <li key={place} className={lookOf(place)} style={{ top: labels[place] }}>
            <bdi>{labelOf(line)}</bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}

const lookOf = (place: number) => {
  if (place === 0) return 'is-best';
  return place < mostNamedLines ? undefined : 'is-faded';
};
