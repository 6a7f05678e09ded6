import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './field.tsx';

interface FormDialogProps extends Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'onSubmit'> {
  title: string;
  description: string;
  submitText: string;
  /** What the button says while the form is on its way. */
  busyText: string;
  busy: boolean;
  /** What is wrong with the form as a whole. */
  error: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** Another way on, below what is wrong. */
  after?: ReactNode;
}

/** A few fields in a small dialog, which one button sends. */
export function FormDialog({
  submitText,
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
        <Button type="submit" busy={busy} busyText={busyText}>
          {submitText}
        </Button>
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
