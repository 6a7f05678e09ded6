import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { UsageLine } from './usage-line.tsx';
import { ownUsageQuery } from './usage-queries.ts';

interface OwnUsageProps {
  userId: string;
  /** How many uploads have arrived: with another one it is asked for again. */
  uploads: number;
}

/** What the signed-in person stores, where they add to their portfolio. */
export function OwnUsage({ userId, uploads }: OwnUsageProps) {
  const { data } = useQuery(ownUsageQuery(userId, uploads));
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
