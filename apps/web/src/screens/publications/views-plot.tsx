import '../../styles/views-plot.css';
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
import type { CSSProperties } from 'react';

/** Height of the plot in pixels, as its labels are as high whatever its width. */
const height = 240;
const labelHeight = 20;
const lastDay = viewDays.DAY_30;

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
  const labels = labelHeights(ends, fromTop);
  const isWide = ends.some(({ day }) => day === lastDay);
  return (
    <div aria-hidden className="views-plot num" data-wide={isWide || undefined}>
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
              style={placeOf(point.day, fromTop(point.views))}
            />
          )),
        )}
        {named.map((line, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: A line is its place.
            key={place}
            className={clsx('views-plot-label', lookOf(place))}
            data-last={ends[place]?.day === lastDay || undefined}
            style={placeOf(ends[place]?.day ?? 0, labels[place])}
          >
            <bdi>{labelOf(line)}</bdi>
          </span>
        ))}
        {days.map(({ day, label }) => (
          <span key={day} className="views-plot-day" data-first={day === 0 || undefined} style={placeOf(day)}>
            {label()}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Place of a day along the axis, which styles take where there is room. */
const placeOf = (day: number, top?: number) =>
  ({ '--at': `${dayPlace(day) * 100}%`, ...(top === undefined ? {} : { top }) }) as CSSProperties;

/** Heights of labels behind the ends of lines; those that end on one day are moved apart. */
function labelHeights(ends: readonly ViewPoint[], fromTop: (views: number) => number): number[] {
  const heights = ends.map(({ views }) => fromTop(views));
  for (const { day } of days) {
    const places = ends.flatMap((end, place) => (end.day === day ? [place] : []));
    const moved = spread(
      places.map((place) => heights[place] ?? 0),
      labelHeight,
      height,
    );
    for (const [at, place] of places.entries()) heights[place] = moved[at] ?? 0;
  }
  return heights;
}

const lookOf = (place: number) => {
  if (place === 0) return 'is-best';
  return place < mostNamedLines ? undefined : 'is-faded';
};
