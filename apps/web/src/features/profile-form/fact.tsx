import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FactProps {
  label: ReactNode;
  /** What stands where nothing was given. */
  empty?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One line of a profile in view mode; group them in a `<dl>`. */
export function Fact({ label, empty = m.profile_not_provided(), children, className }: FactProps) {
  // A few words stay below their label, in whatever script; paragraphs begin where their language begins.
  const isShort = typeof children === 'string' && children.length <= 60;
  const isEmpty = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="hint">{label}</dt>
      <dd
        dir={typeof children === 'string' && !isShort ? 'auto' : undefined}
        className={clsx(
          'mt-0.5 whitespace-pre-line wrap-anywhere',
          !isShort && '[unicode-bidi:plaintext]',
          isEmpty ? 'font-medium text-ink-3' : 'font-semibold',
        )}
      >
        {isEmpty ? empty : isShort ? <bdi>{children}</bdi> : children}
      </dd>
    </div>
  );
}
