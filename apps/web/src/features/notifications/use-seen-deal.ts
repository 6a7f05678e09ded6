import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markDealRead, unreadQuery } from './notification-queries.ts';

/** Whoever has a deal's page in sight has seen what its notifications tell, now and as they come. */
export function useSeenDeal(dealId: string) {
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;

  useEffect(() => {
    if (unread === 0) return;
    function tell() {
      if (!document.hidden) void markDealRead(dealId);
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [dealId, unread]);
}
