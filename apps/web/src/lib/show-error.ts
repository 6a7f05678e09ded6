import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { toastError } from '../ui/toast.ts';

/** What a person reads: the refusal's own text, or the screen's where the server had none to give. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof AppError && error.code !== 'internal' ? error.message : fallback;
}

/** A failure as a toast. The fallback stands where nothing better is known. */
export function showError(title: string, error: unknown, fallback = m.call_failed()) {
  // What somebody cancelled did not fail.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  toastError(title, errorText(error, fallback));
}
