import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link inside the app, underlined in the accent colour. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={clsx('link', className)} />;
}

/** A link to another site; opens a new tab and sends no referrer. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={clsx('link', className)}>
      {children}
      <span className="sr-only"> {m.link_new_tab()}</span>
    </a>
  );
}

/** The link back above a page title. */
export function BackLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink',
        className,
      )}
    >
      <ArrowLeft aria-hidden className="ic ic-turn" />
      {children}
    </Link>
  );
}
