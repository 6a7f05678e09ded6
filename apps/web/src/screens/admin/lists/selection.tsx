import { clsx } from 'clsx';
import { useState } from 'react';
import { MixedBox } from '../../../ui/mixed-box.tsx';

/** Chosen rows of the page. Rows of other pages are never chosen: nobody acts on rows out of sight. */
export function useSelection<T extends { id: string }>(items: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ id }) => ids.has(id));

  return {
    chosen,
    count: chosen.length,
    isChosen: (id: string) => ids.has(id),
    isPageChosen: items.length > 0 && chosen.length === items.length,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    togglePage: () => setIds(chosen.length === items.length ? new Set() : new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>;

interface ChoiceBoxProps {
  label: string;
  checked: boolean;
  /** Some of its rows are chosen, but not all. */
  isMixed?: boolean;
  onChange: () => void;
  className?: string;
}

/** The checkbox of a row, or of all rows of a page; its name is only read out. */
export function ChoiceBox({ label, checked, isMixed = false, onChange, className }: ChoiceBoxProps) {
  return (
    <MixedBox
      label={label}
      checked={checked}
      isMixed={isMixed}
      onChange={onChange}
      className={clsx('grid size-11 cursor-pointer place-items-center', className)}
    />
  );
}
