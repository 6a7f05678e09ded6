import { AlertDialog } from '@base-ui/react/alert-dialog';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { BackCloses } from './back-closes.tsx';
import { Button } from './button.tsx';
import { OnlineButton } from './online-button.tsx';

export interface ConfirmBoxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Below the question: a field that is part of the answer. */
  field?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** Given where the answer is awaited in the question. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
  /** Disabled while information that is needed for the decision is loading. */
  disabled?: boolean | undefined;
  /** Whether only the server can do it: it needs a connection then. So it is wherever its answer is awaited. */
  asksServer?: boolean | undefined;
  /** Where the focus goes once it is answered, if not to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** False for a question that going back has raised: the answer goes back itself. */
  backCloses?: boolean | undefined;
}

/** Asks before something that cannot be undone. A click outside does not close it, Esc and going back do. `ConfirmDialog` loads it. */
export function ConfirmBox({
  open,
  onOpenChange,
  title,
  children,
  field,
  confirmLabel,
  onConfirm,
  cancelLabel = m.dialog_cancel(),
  danger = false,
  busy,
  busyText,
  disabled,
  asksServer = busy !== undefined,
  backCloses = true,
  finalFocus,
}: ConfirmBoxProps) {
  const Confirm = asksServer ? OnlineButton : Button;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      {open && backCloses ? <BackCloses onBack={() => busy || onOpenChange(false)} /> : null}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Viewport className="dialog-viewport">
          <AlertDialog.Popup className="dialog dialog-sheet max-w-[440px]" finalFocus={finalFocus}>
            <div className="px-6 pt-6 pe-12 md:px-7 md:pt-7 md:pe-14">
              <AlertDialog.Title className="text-d3">{title}</AlertDialog.Title>
              {/* It may have paragraphs, which a paragraph cannot hold. */}
              <AlertDialog.Description render={<div />} className="mt-2 text-ink-2">
                {children}
              </AlertDialog.Description>
              {field ? <div className="mt-4 -me-6 md:-me-7">{field}</div> : null}
            </div>
            <div className="flex flex-wrap justify-end gap-2.5 px-6 py-6 max-md:*:flex-1 md:px-7">
              <AlertDialog.Close
                render={
                  <Button variant="outline" disabled={busy}>
                    {cancelLabel}
                  </Button>
                }
              />
              <Confirm
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                busyText={busyText}
                disabled={disabled}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Confirm>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
