import { m } from '@briefcast/i18n/messages';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../lib/use-hydrated.ts';
import { dismissToast, type Toast, toastStore } from './toast.ts';

const shownForMs = 6000;
const icons = { green: CircleCheck, blue: Info, red: CircleAlert };

/**
 * The region of toasts. Mounted once, from the start, because screen readers only announce changes in regions
 * they already know; aria-live is set explicitly, because an open dialog hides all regions without it.
 * Moving a pointer over any toast, or focusing it, pauses all of them; one that rests where a toast appears
 * does not.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [held, setHeld] = useState(false);
  const isHydrated = useHydrated();
  const errors = toasts.filter((toast) => toast.tone === 'red');
  const others = toasts.filter((toast) => toast.tone !== 'red');

  // Renders nothing on the server, which has no element next to the app to render into.
  if (!isHydrated) return null;
  // Renders next to the app's element, because a dialog is above everything in it, and toasts must be visible above
  // the dialog.
  return createPortal(
    <section
      aria-label={m.toast_list()}
      // An address is one long word.
      className="toasts wrap-anywhere"
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHeld(true);
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite">
        {others.map((toast) => (
          <ToastSheet key={toast.id} toast={toast} held={held} />
        ))}
      </div>
      <div role="alert" aria-live="assertive">
        {errors.map((toast) => (
          <ToastSheet key={toast.id} toast={toast} held={held} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

function ToastSheet({ toast, held }: { toast: Toast; held: boolean }) {
  const Icon = icons[toast.tone];
  const { action } = toast;
  const said = useId();
  const shownFor = action ? action.seconds * 1000 : shownForMs;

  useEffect(() => {
    // An action that is offered for a limited time is not extended by hovering.
    if (held && !action) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [held, action, toast.id, shownFor]);

  return (
    <div className="toast flex gap-3 py-3 ps-4 pe-2" data-tone={toast.tone}>
      <Icon aria-hidden className="ic mt-1 text-k-ink" />
      <div id={said} className="min-w-0 flex-1 py-0.5">
        <p className="text-ui font-semibold">{toast.title}</p>
        {toast.description ? <p className="mt-0.5 text-sm text-ink-2">{toast.description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          className="btn btn-outline btn-sm self-center"
          // Several toasts may have the same action, so each is described by its text.
          aria-describedby={said}
          onClick={() => {
            dismissToast(toast.id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        className="iconbtn -my-1.5"
        aria-label={m.toast_dismiss()}
        aria-describedby={said}
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden className="ic" />
      </button>
    </div>
  );
}
