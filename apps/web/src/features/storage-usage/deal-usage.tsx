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
        label="This deal’s storage"
        noun="files"
        advice="Agree in the chat on what is left, with a link to larger files."
      />
      {usageState({ ...data.account, count: 0 }) === 'ample' ? null : (
        <UsageLine
          usage={data.account}
          label="Your storage over all deals"
          noun="pictures and videos"
          advice="Delete what you no longer need, or ask the people who run this site for more."
        />
      )}
    </div>
  );
}
