import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Which rows of the page are chosen. Rows that are not on it are not: nobody acts on what is out of sight. */
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
  /** Some of what it stands for are chosen, but not all. */
  isMixed?: boolean;
  onChange: () => void;
  className?: string;
}

/** The checkbox of a row, or of all rows of a page; its name is only read out. */
export function ChoiceBox({ label, checked, isMixed = false, onChange, className }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const Icon = isMixed ? Minus : Check;
  return (
    <label className={clsx('grid size-11 cursor-pointer place-items-center', className)}>
      <span className="check-box">
        <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
        <Icon aria-hidden className={clsx('ic', isMixed && 'text-ink!')} />
      </span>
    </label>
  );
}
