import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** What stands where nothing was given. */
  empty?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One line of a profile in view mode; group them in a `<dl>`. */
export function Fact({ label, empty = 'Not provided', children, className }: FactProps) {
  const isEmpty = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="hint">{label}</dt>
      <dd
        className={clsx(
          // Each paragraph runs in the direction of its own language.
          'mt-0.5 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]',
          isEmpty ? 'font-medium text-ink-3' : 'font-semibold',
        )}
      >
        {isEmpty ? empty : children}
      </dd>
    </div>
  );
}
