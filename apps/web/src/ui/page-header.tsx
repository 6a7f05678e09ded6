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
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 tabIndex={-1} className="min-w-0">
              {title}
            </h1>
            {badge}
          </div>
          {subtitle ? <div className="mt-1.5 text-ink-2">{subtitle}</div> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">{actions}</div>
        ) : null}
      </div>
    </>
  );

  if (!band) return <header className={className}>{inside}</header>;
  return (
    <header className={clsx('border-b border-line bg-surface', className)}>
      <div className="wrap py-5 md:py-6">{inside}</div>
    </header>
  );
}
