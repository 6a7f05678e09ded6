import type { CreatorStats, DealTab } from '@briefcast/contract';
import { Activity, Check, Inbox, Wallet } from 'lucide-react';
import { formatMoney } from '../../lib/format.ts';
import { StatTile } from '../../ui/stat-tile.tsx';

interface CreatorTilesProps {
  stats: CreatorStats | undefined;
  tab: DealTab;
  onSelect: (tab: DealTab) => void;
}

/** The four numbers of a creator; all but the earnings show their deals. */
export function CreatorTiles({ stats, tab, onSelect }: CreatorTilesProps) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 md:mt-7 md:gap-4 lg:grid-cols-4" aria-busy={!stats}>
      <StatTile
        label="Pending Briefs"
        value={stats?.pendingDeals ?? '–'}
        icon={<Inbox aria-hidden className="ic" />}
        stock="yellow"
        selected={tab === 'pending'}
        onClick={() => onSelect('pending')}
      />
      <StatTile
        label="Active Projects"
        value={stats?.activeProjects ?? '–'}
        icon={<Activity aria-hidden className="ic" />}
        stock="blue"
        selected={tab === 'in_progress'}
        onClick={() => onSelect('in_progress')}
      />
      <StatTile
        label="Completed"
        value={stats?.completedProjects ?? '–'}
        icon={<Check aria-hidden className="ic" />}
        stock="green"
        selected={tab === 'completed'}
        onClick={() => onSelect('completed')}
      />
      <StatTile
        label="Total Earnings"
        value={stats ? formatMoney(stats.totalEarnings) : '–'}
        icon={<Wallet aria-hidden className="ic" />}
        stock="pink"
      />
    </div>
  );
}
