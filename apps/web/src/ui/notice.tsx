import type { Tone } from '@briefcast/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: Tone;
  title: string;
  icon: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Announced at once by screen readers. */
  alert?: boolean | undefined;
}

/** A sheet above a screen's content that says what has to be dealt with. */
export function Notice({ tone, title, icon, children, action, alert = false }: NoticeProps) {
  return (
    <section
      role={alert ? 'alert' : undefined}
      aria-label={alert ? undefined : title}
      data-tone={tone}
      className={clsx('ear flex flex-wrap items-start gap-x-4 gap-y-3 bg-k-bg p-5 pe-8 md:p-6 md:pe-9')}
    >
      <span className="mt-0.5 flex text-k-ink">{icon}</span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-d4 text-k-ink">{title}</h2>
        {children ? <div className="mt-1.5 text-ui text-ink-2">{children}</div> : null}
      </div>
      {action}
    </section>
  );
}
