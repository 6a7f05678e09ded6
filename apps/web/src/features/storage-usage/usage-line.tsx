import type { Usage } from '@briefcast/contract';
import { formatBytes, formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { usageState, usedShare } from './usage-state.ts';

interface UsageLineProps {
  usage: Usage;
  /** Whose storage it is, such as "This deal’s storage". */
  label: string;
  /** How many of what there are: "3 of 60 files". */
  counted: (numbers: { n: number; count: string; most: string }) => string;
  /** What helps when little is left. */
  advice: string;
  className?: string | undefined;
}

/** How much is stored of what may be; a bar and a warning when little is left. */
export function UsageLine({ usage, label, counted, advice, className }: UsageLineProps) {
  const state = usageState(usage);
  const used = m.storage_used({
    used: formatBytes(usage.usedBytes),
    limit: formatBytes(usage.limitBytes),
  });
  const count = { n: usage.maxCount, count: formatCount(usage.count), most: formatCount(usage.maxCount) };
  return (
    <div
      className={clsx('grid gap-2', className)}
      data-stock={state === 'ample' ? undefined : state === 'full' ? 'red' : 'orange'}
    >
      <p className="hint flex flex-wrap justify-between gap-x-3">
        <span>{label}</span>
        <span className="num">{m.storage_facts({ used, counted: counted(count) })}</span>
      </p>
      {state === 'ample' ? null : (
        <>
          <ProgressBar label={label} percent={usedShare(usage) * 100} valueText={used} />
          <p className="flex items-start gap-2 text-sm text-ink">
            <TriangleAlert aria-hidden className="ic mt-0.5 size-4! shrink-0" />
            <span>{state === 'full' ? m.storage_full({ advice }) : m.storage_nearly_full({ advice })}</span>
          </p>
        </>
      )}
    </div>
  );
}
