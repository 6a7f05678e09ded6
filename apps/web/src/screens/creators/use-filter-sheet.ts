import { useState } from 'react';
import { toastNotLoaded } from '../../ui/toast.ts';

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
