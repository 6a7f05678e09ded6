import type { Usage } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { keyApart, q } from '../../lib/query.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { usageState, usedShare } from './usage-state.ts';

/** Storage of a deal, where files are added to it; or the person's own storage, if that is nearer its limit. */
export function DealUsage({ dealId }: { dealId: string }) {
  const { data } = useQuery(q('files.usage', { query: { dealId } }));
  if (!data?.deal) return null;
  return (
    <div className="mt-4 grid gap-4">
      <UsageLine
        usage={data.deal}
        label={m.storage_of_deal()}
        counted={m.storage_files}
        advice={m.storage_of_deal_advice()}
      />
      {usageState({ ...data.account, count: 0 }) === 'ample' ? null : (
        <UsageLine
          usage={data.account}
          label={m.storage_over_deals()}
          counted={m.storage_media}
          advice={m.storage_over_deals_advice()}
        />
      )}
    </div>
  );
}

interface OwnUsageProps {
  /** How many uploads have finished: after each one the usage is refetched. */
  uploads: number;
}

/** How much the signed-in person stores, where they add to their portfolio. */
export function OwnUsage({ uploads }: OwnUsageProps) {
  const own = q('files.usage', { query: {} });
  const { data } = useQuery({
    ...own,
    queryKey: keyApart(own.queryKey, uploads),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <UsageLine
      usage={data.account}
      label={m.storage_own()}
      counted={m.storage_media}
      advice={m.storage_own_advice()}
    />
  );
}

interface UsageLineProps {
  usage: Usage;
  /** Name of the storage, such as "This deal’s storage". */
  label: string;
  /** The number used, and the limit: "3 of 60 files". */
  counted: (numbers: { n: number; count: string; most: string }) => string;
  /** Advice when little is left. */
  advice: string;
  className?: string | undefined;
}

/** The used and permitted storage; with a bar and a warning when little is left. */
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
      data-tone={state === 'ample' ? undefined : state === 'full' ? 'red' : 'orange'}
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
