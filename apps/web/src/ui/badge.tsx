import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The colours of paper a sheet may be printed on; each belongs to a status (see the design language). */
export type Stock = 'yellow' | 'blue' | 'aqua' | 'green' | 'orange' | 'red' | 'buff' | 'pink';

interface BadgeProps {
  stock: Stock;
  icon: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A status: colour, icon and word together, so that none of them carries it alone. */
export function Badge({ stock, icon, children, className }: BadgeProps) {
  return (
    <span className={clsx('badge', className)} data-stock={stock}>
      {icon}
      {children}
    </span>
  );
}
