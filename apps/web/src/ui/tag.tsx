import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TagProps {
  children: ReactNode;
  small?: boolean | undefined;
  className?: string | undefined;
}

/** A small label: a category, a deliverable, a "+2". `small` is for cards. */
export function Tag({ children, small = false, className }: TagProps) {
  return <span className={clsx('tag', small && 'tag-sm', className)}>{children}</span>;
}
