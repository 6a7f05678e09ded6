import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface FilterPanelProps extends FilterFieldsProps {
  id: string;
  onApply: () => void;
  onReset: () => void;
}

/** The filters beside the grid. They count at once; "Apply Filters" leads on to what they found. */
export function FilterPanel({ id, onApply, onReset, ...fields }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      ref={panel}
      id={id}
      aria-labelledby={`${id}-title`}
      className="card sticky top-[calc(var(--header-height)+16px)] w-[264px] flex-none p-5 max-lg:hidden"
      // Stays below the header; one that is taller than the window scrolls on until its buttons are in sight.
      style={height > 0 ? { top: `min(var(--header-height) + 16px, 100dvh - ${height + 16}px)` } : undefined}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <h2 id={`${id}-title`} className="mb-3 pe-4 text-d4">
          Filters
        </h2>
        <FilterFields {...fields} />
        <div className="mt-5 grid gap-1.5">
          <Button type="submit">Apply Filters</Button>
          <Button variant="ghost" onClick={onReset}>
            Reset All Filters
          </Button>
        </div>
      </form>
    </aside>
  );
}
