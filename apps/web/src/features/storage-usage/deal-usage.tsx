import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { UsageLine } from './usage-line.tsx';
import { dealUsageQuery } from './usage-queries.ts';
import { usageState } from './usage-state.ts';

/** What a deal stores, where files are added to it; and what oneself stores, once that runs out first. */
export function DealUsage({ dealId }: { dealId: string }) {
  const { data } = useQuery(dealUsageQuery(dealId));
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
