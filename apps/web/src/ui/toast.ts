import { m } from '@briefcast/i18n/messages';
export interface Toast {
  id: number;
  stock: 'green' | 'blue' | 'red';
  title: string;
  description: string | undefined;
  action: ToastAction | undefined;
}

/** What a toast offers for as long as it stands there. */
export interface ToastAction {
  label: string;
  seconds: number;
  onPress: () => void;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(stock: Toast['stock'], title: string, description?: string, action?: ToastAction) {
  lastId += 1;
  // More than four cover the screen; the oldest has been seen longest.
  change([...toasts, { id: lastId, stock, title, description, action }].slice(-4));
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

/** Says that the code of what was asked for could not be loaded. */
export function toastNotLoaded() {
  toastError(m.toast_not_loaded(), m.toast_check_connection());
}

/** Takes a toast away. */
export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

/** The store behind the Toaster. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};
