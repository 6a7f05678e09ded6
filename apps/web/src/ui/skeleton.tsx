import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

/** A grey placeholder of the same size as the coming content. The text that says so is next to it. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <div aria-hidden className={clsx('skeleton', className)} style={style} />;
}
