import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';

interface TextInputProps extends ComponentProps<'input'> {
  start?: ReactNode;
  end?: ReactNode;
}

/** A field of one line: text, number, date, search. `start` and `end` hold an icon, a sign or a small button. */
export function TextInput({ start, end, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <span className={clsx('input', className)}>
      {start ? <span className="flex flex-none text-ink-3">{start}</span> : null}
      <input
        dir={type === 'text' || type === 'search' ? 'auto' : undefined}
        {...rest}
        {...control}
        type={type}
      />
      {end}
    </span>
  );
}
