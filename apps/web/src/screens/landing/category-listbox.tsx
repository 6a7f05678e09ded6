import { m } from '@briefcast/i18n/messages';
import { type KeyboardEvent, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { toastNotLoaded } from '../../ui/toast.ts';
import { CategoryFace, type CategoryListboxProps, categoryLook } from './category-face.tsx';

const load = () => import('./category-select.tsx');
type CategorySelect = Awaited<ReturnType<typeof load>>['CategorySelect'];

/** Fetches the dropdown ahead; a failure is reported when it is opened. */
const preload = () => void load().catch(() => undefined);

/** A dropdown of categories. Until it is first opened it is a button: the dropdown's code is heavier than the page. */
export function CategoryListbox(props: CategoryListboxProps) {
  const [Select, setSelect] = useState<{ current: CategorySelect }>();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();

  function open() {
    load().then(({ CategorySelect }) => {
      setSelect({ current: CategorySelect });
      setOpen(true);
    }, toastNotLoaded);
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  if (Select) return <Select.current {...props} open={isOpen} onOpenChange={setOpen} />;
  return (
    <button
      type="button"
      // The server's page cannot open it.
      disabled={!isHydrated}
      role="combobox"
      aria-label={m.landing_category()}
      aria-haspopup="listbox"
      aria-expanded={false}
      className={categoryLook}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      onKeyDown={openByKey}
    >
      <CategoryFace options={props.options} value={props.value} isOpen={false} />
    </button>
  );
}
