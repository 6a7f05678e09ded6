import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

const pauseMs = 250;

/** The search of a list: what is typed at once, and, after a pause, what the address bar and the server get. */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);

  const apply = useEffectEvent((text: string) => {
    if (text.trim() !== search) setParam('search', text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

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

  return { search, typed, setTyped, params, setParam };
}

export type ListSearch = ReturnType<typeof useListSearch>;
