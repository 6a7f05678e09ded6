import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

/** A grey place for content to come, in the same geometry. The text that says so stands beside it. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <div aria-hidden className={clsx('skeleton', className)} style={style} />;
}
