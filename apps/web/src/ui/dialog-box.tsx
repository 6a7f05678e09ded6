import { Dialog as Base } from '@base-ui/react/dialog';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { BackCloses } from './back-closes.tsx';

const widths = {
  sm: 'max-w-[440px]',
  md: 'max-w-[560px]',
  lg: 'max-w-[720px]',
  xl: 'max-w-[920px]',
  xxl: 'max-w-[1120px]',
  wide: 'max-w-[1280px]',
};

export interface DialogBoxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Below the title; also the dialog's accessible description. */
  description?: ReactNode;
  /** Before the title: a thumbnail or a logo. */
  lead?: ReactNode;
  /** Buttons, always visible. */
  footer?: ReactNode;
  /** Next to the buttons, and above them on a phone. */
  footerNote?: ReactNode;
  /** Makes the dialog a form, so that the footer's submit button and Enter both work. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  size?: keyof typeof widths | undefined;
  /** On small screens it is a sheet at the bottom instead of filling the screen. For short content. */
  sheet?: boolean | undefined;
  /** The content has its own header; the title is only for screen readers, unless the header has the `DialogTitle`. */
  bare?: boolean | undefined;
  /** Whether a call is in progress, during which it cannot be closed. */
  busy?: boolean | undefined;
  /** Whether only its content closes it: it has no button for that at its head. */
  lasting?: boolean | undefined;
  /** Keeps it open after a press outside of it, for content that is shown only once. */
  shownOnce?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
}

/**
 * A modal dialog: traps the focus, closes with Esc and by going back, restores the focus. Use `Dialog`, which loads it, except
 * in code that is itself loaded late.
 */
export function DialogBox({
  open,
  onOpenChange,
  title,
  children,
  description,
  lead,
  footer,
  footerNote,
  onSubmit,
  size = 'md',
  sheet = false,
  bare = false,
  busy = false,
  lasting = false,
  shownOnce = false,
  initialFocus,
  className,
}: DialogBoxProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isHeld = busy || lasting;

  /**
   * Focuses the first field rather than the close button, skipping what `data-focus-later` marks; on touch
   * screens the keyboard must not cover the content.
   */
  function firstControl(interaction: string) {
    if (interaction === 'touch') return true;
    return (
      popup.current?.querySelector<HTMLElement>(
        '.dialog-body :is(input:not([hidden]), select, textarea, button, a):not([data-focus-later] *)',
      ) ?? true
    );
  }

  const inside = (
    <>
      {bare ? (
        title && <Base.Title className="sr-only">{title}</Base.Title>
      ) : (
        <div className="flex items-center gap-4 border-b border-line px-6 py-5 md:px-7">
          {lead}
          <div className="min-w-0">
            <Base.Title className="text-d3 md:text-[26px]">{title}</Base.Title>
            {description ? <Base.Description className="hint mt-1">{description}</Base.Description> : null}
          </div>
          {lasting ? null : (
            <Base.Close
              className="iconbtn ms-auto -me-1 md:me-2"
              aria-label={m.dialog_close()}
              disabled={busy}
            >
              <X aria-hidden className="ic" />
            </Base.Close>
          )}
        </div>
      )}
      {bare ? children : <div className="dialog-body">{children}</div>}
      {footer ? (
        <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-6 py-4 max-md:[&>:is(button,a)]:flex-1 md:px-7">
          {footerNote ? (
            <p className="hint flex-1 self-center text-start max-md:basis-full">{footerNote}</p>
          ) : null}
          {footer}
        </div>
      ) : null}
    </>
  );

  return (
    <Base.Root
      open={open}
      disablePointerDismissal={shownOnce}
      onOpenChange={(next, { event }) => {
        if (next || !(isHeld || isOnToast(event))) onOpenChange(next);
      }}
    >
      {open ? <BackCloses onBack={() => isHeld || onOpenChange(false)} /> : null}
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup
            className={clsx('dialog', widths[size], sheet && 'dialog-sheet', className)}
            ref={popup}
            initialFocus={initialFocus ?? firstControl}
          >
            {onSubmit ? (
              <form noValidate onSubmit={onSubmit} className="contents">
                {inside}
              </form>
            ) : (
              inside
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Toasts are above the dialog and outside of it; dismissing one is not a click outside the dialog. */
function isOnToast(event: Event) {
  return event.target instanceof Element && event.target.closest('.toasts') !== null;
}

/** The title of a `bare` dialog, in its own header. */
export const DialogTitle = Base.Title;

/** The description of a `bare` dialog, in its own header. */
export const DialogDescription = Base.Description;

/** A round close button for `bare` dialogs, which have their own header. */
export function DialogClose({ className }: { className?: string | undefined }) {
  return (
    <Base.Close
      className={clsx(
        'grid size-11 place-items-center rounded-full bg-surface text-ink hover:bg-sunken',
        className,
      )}
      aria-label={m.dialog_close()}
    >
      <X aria-hidden className="ic" />
    </Base.Close>
  );
}
