import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxCellProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  type?: 'checkbox' | 'radio' | undefined;
  soft?: boolean | undefined;
}

/**
 * A choice in a bordered cell: deliverables (checkboxes), the role picker (`type="radio"`, an `icon` instead
 * of the box, `soft` for the pink fill). Group the cells in a FieldGroup.
 */
export function CheckboxCell({
  label,
  description,
  icon,
  type = 'checkbox',
  soft = false,
  className,
  ...rest
}: CheckboxCellProps) {
  return (
    <label className={clsx('cell', soft && 'cell-soft', className)}>
      <span className={icon ? 'flex flex-none' : 'check-box'}>
        <input {...rest} type={type} className={clsx(icon && 'sr-only')} />
        {icon ?? <Check aria-hidden className="ic" />}
      </span>
      <span className="min-w-0">
        <span className={clsx(description ? 'block text-md leading-tight font-semibold' : 'font-medium')}>
          {label}
        </span>
        {description ? <span className="hint block">{description}</span> : null}
      </span>
    </label>
  );
}
