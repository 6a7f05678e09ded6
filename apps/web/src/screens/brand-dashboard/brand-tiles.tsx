import type { BrandStats } from '@briefcast/contract';
import { Activity, Check, Send, Wallet } from 'lucide-react';
import { formatMoney } from '../../lib/format.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import type { ProjectTab } from './project-tabs.ts';

interface BrandTilesProps {
  stats: BrandStats | undefined;
  tab: ProjectTab;
  onSelect: (tab: ProjectTab) => void;
}

/** The four numbers of a brand; each shows its projects. */
export function BrandTiles({ stats, tab, onSelect }: BrandTilesProps) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 md:mt-7 md:gap-4 lg:grid-cols-4" aria-busy={!stats}>
      <StatTile
        label="Briefs Sent"
        value={stats?.briefsSent ?? '–'}
        icon={<Send aria-hidden className="ic" />}
        stock="yellow"
        selected={tab === 'brief_sent'}
        onClick={() => onSelect('brief_sent')}
      />
      <StatTile
        label="Active Projects"
        value={stats?.activeProjects ?? '–'}
        icon={<Activity aria-hidden className="ic" />}
        stock="blue"
        selected={tab === 'active'}
        onClick={() => onSelect('active')}
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
        label="Total Budget"
        value={stats ? formatMoney(stats.totalBudget) : '–'}
        icon={<Wallet aria-hidden className="ic" />}
        stock="buff"
        onClick={() => onSelect('all')}
      />
    </div>
  );
}
