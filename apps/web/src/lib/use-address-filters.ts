import { useSearchParams } from 'react-router';

/** Changes of an address: without a value, the parameter goes. */
export type AddressChanges = Record<string, string | undefined>;

/** An address with other parameters; empty ones are dropped. */
export function withChanges(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * The parameters of the address that choose what a page shows, and how to change them: the page stays where it is
 * scrolled to, and the new address holds at once, since the next press builds on it (the router would render it later,
 * and quick presses would lose one another). With `replace` it is no step of the history.
 */
export function useAddressFilters() {
  const [params, setParams] = useSearchParams();
  const go = (to: URLSearchParams, { replace = false } = {}) =>
    setParams(to, { replace, preventScrollReset: true, flushSync: true });
  return {
    params,
    /** Leads to these parameters instead. */
    go,
    /** Changes some of them, in the same step of the history. */
    change: (changes: AddressChanges) => go(withChanges(params, changes), { replace: true }),
  };
}
