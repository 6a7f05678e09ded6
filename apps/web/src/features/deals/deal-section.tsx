import type { DealListItem } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { type ReactNode, useId } from 'react';

interface DealSectionProps {
  title: string;
  /** How many deals it has in all; some may not be drawn yet. */
  count: number;
  deals: readonly DealListItem[];
  renderList: (deals: readonly DealListItem[]) => ReactNode;
}

/** Deals under a heading with their number; nothing where there are none. */
export function DealSection({ title, count, deals, renderList }: DealSectionProps) {
  const titleId = useId();
  if (deals.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3.5">
      <h2 id={titleId} className="flex items-center gap-2.5 text-[22px]">
        {title}
        <span className="count font-sans">{formatCount(count)}</span>
      </h2>
      {renderList(deals)}
    </section>
  );
}
