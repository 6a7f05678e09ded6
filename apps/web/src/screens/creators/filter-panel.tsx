import { Button } from '../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface FilterPanelProps extends FilterFieldsProps {
  id: string;
  onApply: () => void;
  onReset: () => void;
}

/** The filters beside the grid. They count at once; "Apply Filters" leads on to what they found. */
export function FilterPanel({ id, onApply, onReset, ...fields }: FilterPanelProps) {
  return (
    <aside
      id={id}
      aria-labelledby={`${id}-title`}
      className="card sticky w-[264px] flex-none top-[calc(var(--header-height)+16px)] flex max-h-[calc(100dvh-var(--header-height)-32px)] flex-col self-start"
    >
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 pb-4">
          <h2 id={`${id}-title`} className="mb-3 pe-4 text-d4">
            Filters
          </h2>
          <FilterFields {...fields} />
        </div>
        <div className="grid gap-1.5 border-t border-line p-5 pt-4 pb-3.5">
          <Button type="submit">Apply Filters</Button>
          <Button variant="ghost" onClick={onReset}>
            Reset All Filters
          </Button>
        </div>
      </form>
    </aside>
  );
}
