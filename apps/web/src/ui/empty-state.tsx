import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** On the front sheet. */
  icon?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** An empty list: three fanned sheets, an explanation, and one action. */
export function EmptyState({ title, children, action, icon, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx('px-5 py-8 text-center', className)}>
      <div className="relative mx-auto h-[104px] w-[120px]" aria-hidden>
        <span
          data-tone="yellow"
          className="ear-sm absolute start-3 top-2 aspect-[9/16] w-[52px] -rotate-8 bg-k-bg shadow-[inset_0_0_0_1px_var(--k-line)] rtl:rotate-8"
        />
        <span
          data-tone="blue"
          className="ear-sm absolute end-3 top-2 aspect-[9/16] w-[52px] rotate-8 bg-k-bg shadow-[inset_0_0_0_1px_var(--k-line)] rtl:-rotate-8"
        />
        <span className="ear-sm absolute inset-x-0 top-0 mx-auto grid aspect-[9/16] w-14 place-items-center bg-cast text-on-cast">
          {icon ?? <Plus aria-hidden className="ic" />}
        </span>
      </div>
      <Heading className="mt-4 text-[22px]">{title}</Heading>
      {children ? <p className="mx-auto mt-1.5 max-w-[42ch] text-ui text-ink-2">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
