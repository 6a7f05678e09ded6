import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  end?: ReactNode;
  dense?: boolean | undefined;
}

/** A checkbox whose whole row is the target. `dense` (36px) is for long lists, `end` for a count. */
export function Checkbox({ label, end, dense = false, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('check', dense && 'check-dense', className)}>
      <span className="check-box">
        <input {...rest} type="checkbox" />
        <Check aria-hidden className="ic" />
      </span>
      <span className="min-w-0">{label}</span>
      {end ? <span className="hint num ms-auto">{end}</span> : null}
    </label>
  );
}
