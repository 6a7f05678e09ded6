import type { ReactNode } from 'react';
import { FormSection } from '../../ui/form-section.tsx';

interface AccountRowProps {
  title: string;
  hint?: ReactNode;
  /** The present value. */
  children: ReactNode;
  /** The button that changes it. */
  action?: ReactNode;
}

/** One setting of the account: its name, its present value, and how it is changed. */
export function AccountRow({ title, hint, children, action }: AccountRowProps) {
  return (
    <FormSection title={title} hint={hint}>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60 text-ui">{children}</div>
        {action}
      </div>
    </FormSection>
  );
}
