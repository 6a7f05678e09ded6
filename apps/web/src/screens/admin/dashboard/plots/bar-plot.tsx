import { Bar, BarChart, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts';
import { isRightToLeft, type PlotData, rowsOf } from './plot-data.ts';
import { PlotTip } from './plot-tip.tsx';

/** Values side by side: a bar for each label, in the tone of its status. */
export function BarPlot({ title, labels, series, tones = [], format }: PlotData) {
  const isTurned = isRightToLeft();
  return (
    <BarChart
      responsive
      layout="vertical"
      className="h-full w-full [&_svg]:overflow-visible [&_svg]:[direction:ltr]"
      data={rowsOf({ labels, series })}
      margin={{ top: 0, bottom: 0, left: isTurned ? 44 : 0, right: isTurned ? 0 : 44 }}
      barCategoryGap="22%"
      title={title}
    >
      <XAxis type="number" hide reversed={isTurned} domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="label"
        width="auto"
        orientation={isTurned ? 'right' : 'left'}
        tick={{ fontSize: 13, fill: 'var(--c-ink)' }}
        tickLine={false}
        axisLine={false}
        interval={0}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--c-sunken)' }}
        content={(props) => <PlotTip {...props} series={series} format={format} />}
      />
      <Bar
        dataKey="v0"
        isAnimationActive={false}
        shape={({ index, ...bar }) => (
          <g data-tone={tones[index]}>
            <Rectangle {...bar} fill="var(--k)" radius={[3, 9, 3, 3]} />
          </g>
        )}
      >
        <LabelList
          dataKey="v0"
          position="right"
          formatter={(value) => format(Number(value))}
          fontSize={13}
          fontWeight={600}
          fill="var(--c-ink)"
        />
      </Bar>
    </BarChart>
  );
}
