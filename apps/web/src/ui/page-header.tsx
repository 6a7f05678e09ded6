import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A BackLink. */
  back?: ReactNode;
  /** At the end of the first line: a menu of what is seldom done. */
  menu?: ReactNode;
  /** Next to the title: a status badge. */
  badge?: ReactNode;
  /** Buttons at the end; full width on phones. */
  actions?: ReactNode;
  /** A white band across the page, as on deal pages. */
  band?: boolean | undefined;
  /** Title and subtitle in one line where there is room, for a page whose content has to begin high. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

/** The only h1 of a screen, with its badge and actions. */
export function PageHeader({
  title,
  subtitle,
  back,
  menu,
  badge,
  actions,
  band = false,
  dense = false,
  className,
}: PageHeaderProps) {
  const inside = (
    <>
      {back ? (
        <div className="-mt-2 flex items-center justify-between gap-4">
          {back}
          {menu}
        </div>
      ) : null}
      <div
        className={clsx(
          'flex flex-wrap justify-between gap-x-4',
          dense ? 'items-center gap-y-2' : 'items-end gap-y-4',
        )}
      >
        <div className={clsx('min-w-0', dense && 'flex flex-wrap items-baseline gap-x-4')}>
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <h1 tabIndex={-1} className="min-w-0">
              {title}
            </h1>
            {badge}
          </div>
          {subtitle ? (
            <div className={clsx('text-ink-2', dense ? 'text-ui' : 'mt-1.5')}>{subtitle}</div>
          ) : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap gap-2.5 empty:hidden max-sm:w-full max-sm:*:flex-1">{actions}</div>
        ) : null}
      </div>
    </>
  );

  if (!band) return <header className={className}>{inside}</header>;
  return (
    <header className={clsx('border-b border-line bg-surface', className)}>
      <div className="wrap py-4 md:py-6">{inside}</div>
    </header>
  );
}
