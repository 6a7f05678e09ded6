import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toastNotLoaded } from '../../../ui/toast.ts';
import { useIsWide } from './wide.tsx';

interface FiltersButtonProps {
  /** Number of set filters. */
  count: number;
  panel: { id: string; isOpen: boolean; onToggle: () => void };
  sheet: ReturnType<typeof useFilterSheet>;
}

/** Shows and hides the panel next to the results; on smaller windows it opens the sheet over them. */
export function FiltersButton({ count, panel, sheet }: FiltersButtonProps) {
  const isWide = useIsWide();
  return (
    <Button
      variant="outline"
      icon={<SlidersHorizontal aria-hidden className="ic" />}
      aria-expanded={isWide ? panel.isOpen : sheet.isOpen}
      aria-controls={isWide && panel.isOpen ? panel.id : undefined}
      aria-haspopup={isWide ? undefined : 'dialog'}
      className="max-sm:px-3! noscript:hidden"
      {...(isWide ? {} : sheet.intent)}
      onClick={isWide ? panel.onToggle : sheet.open}
    >
      <span className="max-sm:sr-only">{m.directory_filters()}</span>
      {count > 0 ? (
        <span className="num grid size-5 place-items-center rounded-full bg-primary text-2xs text-on-primary">
          <span aria-hidden>{formatCount(count)}</span>
          <span className="sr-only">{m.directory_filters_set({ n: count, count: formatCount(count) })}</span>
        </span>
      ) : null}
    </Button>
  );
}

const load = () => import('./filter-sheet.tsx');
type FilterSheet = Awaited<ReturnType<typeof load>>['FilterSheet'];

/**
 * The filters of small screens, whose code (and with it that of dialogs) comes with the first sign of interest:
 * `<button {...intent} onClick={open}>`. `Sheet` is there from then on.
 */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<{ current: FilterSheet }>();
  const [isOpen, setOpen] = useState(false);

  async function prepare() {
    const { FilterSheet } = await load();
    setSheet({ current: FilterSheet });
  }

  function open() {
    prepare().then(() => setOpen(true), toastNotLoaded);
  }

  // The click tells, if it comes.
  const hint = () => void prepare().catch(() => undefined);
  return { Sheet, isOpen, setOpen, open, intent: { onPointerEnter: hint, onFocus: hint } };
}
