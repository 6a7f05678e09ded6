import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';

interface SelectProps extends ComponentProps<'select'> {
  options?: readonly { value: string; label: string }[] | undefined;
  placeholder?: string | undefined;
}

/** One of a few, with the platform's own list. Give `options`, or option elements as children. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <span className={clsx('input', className)}>
      <select {...rest} {...control}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown aria-hidden className="ic" />
    </span>
  );
}
