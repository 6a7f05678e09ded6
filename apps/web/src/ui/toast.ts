import { m } from '@briefcast/i18n/messages';
import { pageState } from '../lib/page-state.ts';

export interface Toast {
  id: number;
  tone: 'green' | 'blue' | 'red';
  title: string;
  description: string | undefined;
  action: ToastAction | undefined;
}

/** The action that a toast offers while it is visible. */
export interface ToastAction {
  label: string;
  seconds: number;
  onPress: () => void;
}

/** The store behind the Toaster. */
export const toastStore = pageState<readonly Toast[]>([]);
let lastId = 0;

function show(tone: Toast['tone'], title: string, description?: string, action?: ToastAction) {
  lastId += 1;
  // Drops a duplicate, as after a double click; a toast that offers an action has a subject of its own.
  const others = toastStore
    .read()
    .filter(
      (one) =>
        one.action || action || one.tone !== tone || one.title !== title || one.description !== description,
    );
  // More than four would cover the screen, so the oldest is removed.
  toastStore.write([...others, { id: lastId, tone, title, description, action }].slice(-4));
}

/** Says that something worked. */
export function toastSuccess(title: string, description?: string, action?: ToastAction) {
  show('green', title, description, action);
}

/** Says that something happened elsewhere. */
export function toastInfo(title: string, description?: string) {
  show('blue', title, description);
}

/** Says that something failed; read out at once. */
export function toastError(title: string, description?: string) {
  show('red', title, description);
}

/** Says that the code of an action could not be loaded. */
export function toastNotLoaded() {
  toastError(m.toast_not_loaded(), m.toast_check_connection());
}

/** Removes a toast. */
export function dismissToast(id: number) {
  toastStore.write(toastStore.read().filter((toast) => toast.id !== id));
}
