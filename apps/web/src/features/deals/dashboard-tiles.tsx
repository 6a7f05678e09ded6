import type { Tone } from '@briefcast/contract';
import type { ComponentType } from 'react';
import { StatTile } from '../../ui/stat-tile.tsx';

export interface DashboardTile<Tab extends string> {
  label: string;
  /** Unknown until the totals are there. */
  value: string | undefined;
  /** Detail that has to be known next to the number. */
  detail?: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: true }>;
  tone: Tone;
  /** The tab that it leads to; none for a number that shows nothing further. */
  tab?: Tab;
  /** Only leads to its tab, and does not show that it is selected. */
  isUnmarked?: boolean;
}

interface DashboardTilesProps<Tab extends string> {
  tiles: readonly DashboardTile<Tab>[];
  isLoading: boolean;
  tab: Tab;
  onSelect: (tab: Tab) => void;
}

/** The four numbers above a dashboard's list. */
export function DashboardTiles<Tab extends string>({
  tiles,
  isLoading,
  tab: selected,
  onSelect,
}: DashboardTilesProps<Tab>) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 md:mt-7 md:gap-4 lg:grid-cols-4" aria-busy={isLoading}>
      {tiles.map(({ label, value, detail, Icon, tone, tab, isUnmarked }) => (
        <StatTile
          key={label}
          label={label}
          value={value ?? '–'}
          detail={detail}
          icon={<Icon aria-hidden className="ic" />}
          tone={tone}
          selected={tab === selected && !isUnmarked}
          onClick={tab === undefined ? undefined : () => onSelect(tab)}
        />
      ))}
    </div>
  );
}
