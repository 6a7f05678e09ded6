import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { FormError } from './field.tsx';
import { OnlineButton } from './online-button.tsx';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'onSubmit'> {
  title: string;
  description: ReactNode;
  submitText: string;
  /** Whether the button's action cannot be undone. */
  danger?: boolean | undefined;
  /** The button's label while the form is being sent. */
  busyText: string;
  busy: boolean;
  /** The error of the form as a whole. */
  error: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** An alternative action, below the error. */
  after?: ReactNode;
}

/** A small dialog with a few fields and one submit button. */
export function FormDialog({
  submitText,
  danger = false,
  busyText,
  busy,
  error,
  children,
  after,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      sheet
      size="sm"
      busy={busy}
      footer={
        <OnlineButton type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText}>
          {submitText}
        </OnlineButton>
      }
    >
      <div className="grid gap-4">
        {children}
        <FormError className="empty:hidden">{error}</FormError>
        {after}
      </div>
    </Dialog>
  );
}
