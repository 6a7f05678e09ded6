import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';

interface SelectProps extends ComponentProps<'select'> {
  options?: readonly { value: string; label: string }[] | undefined;
  placeholder?: string | undefined;
  /** An icon before the selected option. */
  start?: ReactNode;
}

/** A drop-down list with the platform's own look. Give `options`, or option elements as children. */
export function Select({ options, placeholder, start, className, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <span className={clsx('input', className)}>
      {start ? <span className="flex flex-none">{start}</span> : null}
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
