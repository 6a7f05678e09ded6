import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface FilterPanelProps extends FilterFieldsProps {
  id: string;
  /** The button that removes all filters. */
  reset: ReactNode;
}

/**
 * Filters next to the grid, as fields of the form around them. They count at once; "Apply Filters" leads to the
 * results. Without script they are shown on small windows too, where the sheet cannot open: below the grid, as
 * they are long.
 */
export function FilterPanel({ id, reset, ...fields }: FilterPanelProps) {
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
      className="card sticky top-[calc(var(--header-height)+16px)] w-[264px] flex-none p-5 max-lg:hidden max-lg:noscript:static! max-lg:noscript:block! max-lg:noscript:w-full!"
      // Stays below the header; one that is taller than the window scrolls on until its buttons are in sight.
      style={height > 0 ? { top: `min(var(--header-height) + 16px, 100dvh - ${height + 16}px)` } : undefined}
    >
      <h2 id={`${id}-title`} className="mb-3 pe-4 text-d4">
        {m.directory_filters()}
      </h2>
      <FilterFields {...fields} />
      <div className="mt-5 grid gap-1.5">
        <Button type="submit">{m.directory_apply()}</Button>
        {reset}
      </div>
    </aside>
  );
}
