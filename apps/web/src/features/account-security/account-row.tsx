import type { ReactNode } from 'react';

interface AccountRowProps {
  title: string;
  hint?: ReactNode;
  /** What it is now. */
  children: ReactNode;
  /** The button that changes it. */
  action?: ReactNode;
}

/** One thing of the account: what it is called, what it is now, and how it is changed. */
export function AccountRow({ title, hint, children, action }: AccountRowProps) {
  return (
    <section className="grid gap-x-8 gap-y-4 p-5 md:p-7 xl:grid-cols-[180px_minmax(0,1fr)]">
      <div>
        <h2 className="text-d4">{title}</h2>
        {hint ? <p className="hint mt-1.5 max-w-[40ch]">{hint}</p> : null}
      </div>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60 text-ui">{children}</div>
        {action}
      </div>
    </section>
  );
}
