import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';

export interface CategoryListboxProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

export const categoryLook = 'input w-full justify-between font-semibold sm:w-[220px]';

interface CategoryFaceProps extends Pick<CategoryListboxProps, 'options' | 'value'> {
  isOpen: boolean;
}

/** Content of the button: the chosen category, and an arrow. */
export function CategoryFace({ options, value, isOpen }: CategoryFaceProps) {
  return (
    <>
      {options.find((option) => option.value === value)?.label}
      <ChevronDown aria-hidden className={clsx('ic', isOpen && 'rotate-180')} />
    </>
  );
}
