import { CartesianGrid, LabelList, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { colours, isRightToLeft, type PlotData, rowsOf } from './plot-data.ts';
import { PlotTip } from './plot-tip.tsx';

const labelSpace = 92;
/** Labels that are closer than this part of the height would lie on one another. */
const nearBy = 0.16;

/** Shift of each line's label from its end, in pixels, so that two that end together stay readable. */
function labelShifts(series: PlotData['series']): number[] {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const ends = series.map(({ values }) => values.at(-1) ?? 0);
  // Down at the axis a label goes up, or it lies on the days.
  const alone = ends.map((end) => (end / highest < nearBy ? -14 : 0));
  const [first, second] = ends;
  if (first === undefined || second === undefined) return alone;
  if (Math.abs(first - second) / highest >= nearBy) return alone;
  const shift = Math.min(first, second) / highest < nearBy ? [-46, -14] : [-17, 17];
  return first >= second ? shift : shift.toReversed();
}

/** Values over time: a line for each series, named at its end. Arrow keys lead from place to place. */
export function LinePlot({ title, labels, series, format }: PlotData) {
  const isTurned = isRightToLeft();
  const shifts = labelShifts(series);
  const ticks = { fontSize: 12, fill: 'var(--c-ink-3)' };
  const margin = { top: 8, bottom: 4, left: isTurned ? labelSpace : 4, right: isTurned ? 4 : labelSpace };
  return (
    <LineChart
      responsive
      className="h-full w-full [&_svg]:overflow-visible [&_svg]:[direction:ltr]"
      data={rowsOf({ labels, series })}
      margin={margin}
      title={title}
    >
      <CartesianGrid vertical={false} stroke="var(--c-line)" />
      <XAxis
        dataKey="label"
        reversed={isTurned}
        tick={ticks}
        tickLine={false}
        axisLine={{ stroke: 'var(--c-line)' }}
        interval="equidistantPreserveStart"
        minTickGap={24}
      />
      <YAxis
        width="auto"
        orientation={isTurned ? 'right' : 'left'}
        tick={ticks}
        tickLine={false}
        axisLine={false}
        tickCount={4}
        allowDecimals={false}
        tickFormatter={format}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--c-line-strong)' }}
        content={(props) => <PlotTip {...props} series={series} format={format} />}
      />
      {series.map(({ name, colour, values }, n) => (
        <Line
          key={name}
          dataKey={`v${n}`}
          name={name}
          stroke={colours[colour]}
          strokeWidth={2.5}
          dot={labels.length === 1}
          activeDot={{ r: 5, fill: colours[colour], stroke: 'var(--c-surface)', strokeWidth: 2 }}
          isAnimationActive={false}
        >
          <LabelList
            content={({ x, y, index }) =>
              index === labels.length - 1 ? (
                <EndLabel
                  x={Number(x)}
                  y={Number(y) + (shifts[n] ?? 0)}
                  name={name}
                  value={format(values.at(-1) ?? 0)}
                  colour={colours[colour]}
                  isTurned={isTurned}
                />
              ) : null
            }
          />
        </Line>
      ))}
    </LineChart>
  );
}

interface EndLabelProps {
  x: number;
  y: number;
  name: string;
  value: string;
  colour: string;
  isTurned: boolean;
}

function EndLabel({ x, y, name, value, colour, isTurned }: EndLabelProps) {
  const at = isTurned ? x - 10 : x + 10;
  return (
    <text x={at} y={y} fontSize={12} textAnchor={isTurned ? 'end' : 'start'} aria-hidden>
      <tspan fontWeight={600} fill={colour}>
        {value}
      </tspan>
      <tspan x={at} dy={15} fill="var(--c-ink-2)">
        {name}
      </tspan>
    </text>
  );
}
