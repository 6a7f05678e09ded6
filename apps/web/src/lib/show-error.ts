import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { toastError } from '../ui/toast.ts';

/** The text of an error: the refusal's own, or the fallback if the server gave none. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof AppError && error.code !== 'internal' ? error.message : fallback;
}

/** Shows a failure as a toast, with the fallback if nothing better is known. */
export function showError(title: string, error: unknown, fallback = m.call_failed()) {
  // A cancelled call did not fail.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  toastError(title, errorText(error, fallback));
}
