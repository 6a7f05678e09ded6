import type { Usage } from '@briefcast/contract';
import { formatBytes, formatCount } from '@briefcast/i18n/format';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { usageState, usedShare } from './usage-state.ts';

interface UsageLineProps {
  usage: Usage;
  /** Whose storage it is, such as "This deal’s storage". */
  label: string;
  /** What is counted, such as "files". */
  noun: string;
  /** What helps when little is left. */
  advice: string;
  className?: string | undefined;
}

/** How much is stored of what may be; a bar and a warning when little is left. */
export function UsageLine({ usage, label, noun, advice, className }: UsageLineProps) {
  const state = usageState(usage);
  const used = `${formatBytes(usage.usedBytes)} of ${formatBytes(usage.limitBytes)} used`;
  const counted = `${formatCount(usage.count)} of ${formatCount(usage.maxCount)} ${noun}`;
  return (
    <div
      className={clsx('grid gap-2', className)}
      data-stock={state === 'ample' ? undefined : state === 'full' ? 'red' : 'orange'}
    >
      <p className="hint flex flex-wrap justify-between gap-x-3">
        <span>{label}</span>
        <span className="num">
          {used} · {counted}
        </span>
      </p>
      {state === 'ample' ? null : (
        <>
          <ProgressBar label={label} percent={usedShare(usage) * 100} valueText={used} />
          <p className="flex items-start gap-2 text-sm text-ink">
            <TriangleAlert aria-hidden className="ic mt-0.5 size-4! shrink-0" />
            <span>
              {state === 'full' ? 'There is no room for more. ' : 'There is little room left. '}
              {advice}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
