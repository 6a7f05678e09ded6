import type { Tone } from '@briefcast/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BadgeProps {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A status with colour, icon and word together, so that none of them is the only sign. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={clsx('badge', className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
