import { m } from '@briefcast/i18n/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { SortSelect } from './sort-select.tsx';

interface FilterSheetProps extends FilterFieldsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Number of creators that the filters leave, in the page's words. */
  found: string;
  onReset: () => void;
  onApply: (form: HTMLFormElement) => void;
}

/** The filters on phones and tablets: a sheet from below, its buttons always in sight. */
export function FilterSheet({ open, onOpenChange, found, onReset, onApply, ...fields }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.directory_filters()}
      description={<span aria-live="polite">{found}</span>}
      sheet
      onSubmit={(event) => {
        event.preventDefault();
        onApply(event.currentTarget);
        onOpenChange(false);
      }}
      footer={
        <>
          <Button variant="outline" onClick={onReset}>
            {m.directory_reset()}
          </Button>
          <Button type="submit">{m.directory_apply()}</Button>
        </>
      }
    >
      <SortSelect
        key={fields.version}
        value={fields.filters.sort}
        isSearch={fields.filters.search !== ''}
        events={fields.events}
        className="mb-5"
      />
      <FilterFields {...fields} />
    </Dialog>
  );
}
