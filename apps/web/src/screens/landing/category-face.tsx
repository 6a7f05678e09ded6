import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';

export interface CategoryListboxProps {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

export const categoryLook = 'input w-full justify-between font-semibold sm:w-[220px]';

/** What is in the button: the chosen category, and an arrow. */
export function CategoryFace({ value, isOpen }: { value: string; isOpen: boolean }) {
  return (
    <>
      {value}
      <ChevronDown aria-hidden className={clsx('ic', isOpen && 'rotate-180')} />
    </>
  );
}
