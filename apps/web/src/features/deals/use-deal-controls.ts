import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DealSort, dealSorts } from './arrange-deals.ts';

const pauseMilliseconds = 250;

/**
 * What is searched for in a dashboard's deals and how they are sorted, kept in the address bar. `typed` is in the field
 * at once; `search` follows after a pause, since browsers bound how often an address changes.
 */
export function useDealControls() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  const asked = params.get('sort');
  const sort = dealSorts.find((one) => one === asked) ?? 'deadline';

  function setParam(name: string, value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const apply = useEffectEvent((text: string) => {
    if (text.trim() !== search) setParam('search', text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    params,
    setParam,
    search,
    typed,
    setTyped,
    sort,
    setSort: (next: DealSort) => setParam('sort', next === 'deadline' ? '' : next),
  };
}

export type DealControls = ReturnType<typeof useDealControls>;
