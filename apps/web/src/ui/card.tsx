import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'section' | 'article' | 'aside' | 'div' | 'li' | undefined;
  title?: ReactNode;
  /** Next to the title: a count, a small button. */
  action?: ReactNode;
  /** The content fills the card to its edges and has its own padding. */
  flush?: boolean | undefined;
}

/** A sheet with a dog-ear; with a title it is a section with a heading. */
export function Card({
  as: Element = 'section',
  title,
  action,
  flush = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element {...rest} className={clsx('card', !flush && 'p-5 md:p-7', className)}>
      {title ? (
        <div className={clsx('flex items-center justify-between gap-3 pe-4', flush ? 'p-5 md:px-7' : 'mb-4')}>
          <h2 className="min-w-0 text-d4 wrap-anywhere">{title}</h2>
          {action}
        </div>
      ) : null}
      {children}
    </Element>
  );
}
