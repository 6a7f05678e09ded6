import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChartLine, Table2 } from 'lucide-react';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { PlotData } from './plot-data.ts';

interface PlotCardProps extends PlotData {
  hint: string;
  /** Heading of the table's first column. */
  heading: string;
  Plot: ComponentType<PlotData>;
}

/** Plot with its title, and as a table for people who would rather read. */
export function PlotCard({ hint, heading, Plot, ...data }: PlotCardProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const { title } = data;
  return (
    <Card as="section" className="min-w-0" aria-labelledby={titleId}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={titleId} className="text-[22px]">
            {title}
          </h3>
          <p className="hint mt-0.5">{hint}</p>
        </div>
        <IconButton
          size="sm"
          label={isTable ? m.admin_as_plot({ title }) : m.admin_as_table({ title })}
          icon={isTable ? <ChartLine aria-hidden className="ic" /> : <Table2 aria-hidden className="ic" />}
          onClick={() => setTable(!isTable)}
        />
      </div>
      <div className={clsx('mt-4', !isTable && 'h-64')}>
        {isTable ? (
          <PlotTable {...data} heading={heading} />
        ) : (
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <Plot {...data} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function PlotTable({ title, heading, labels, series, format }: PlotData & { heading: string }) {
  return (
    <table className="table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="text-end!">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row" className="text-ink!">
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className="num text-end!">
                {format(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
