import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';

/** A text field of several lines that grows with its content. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <span className={clsx('input', className)}>
      <textarea
        dir="auto"
        {...rest}
        {...control}
        rows={rows}
        style={{ minBlockSize: `${rows * 1.5 + 1.25}em` }}
      />
    </span>
  );
}
