import type { ReactNode } from 'react';
import { FormSection } from '../../features/profile-form/form-section.tsx';

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
    <FormSection title={title} hint={hint}>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60 text-ui">{children}</div>
        {action}
      </div>
    </FormSection>
  );
}
