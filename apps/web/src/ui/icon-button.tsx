import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | undefined;
}

/** A button with only an icon: the label is its accessible name and tooltip. `sm` (36px) is for dense rows. */
export function IconButton({
  label,
  icon,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={clsx('iconbtn', size === 'sm' && 'iconbtn-sm', className)}
    >
      {icon}
    </button>
  );
}
