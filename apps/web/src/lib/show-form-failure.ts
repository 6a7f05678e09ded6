import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorText } from './show-error.ts';

/** Shows a refusal next to the fields that it names, or above the button. */
export function showFailure<T extends FieldValues>(form: UseFormReturn<T>, error: unknown, fallback: string) {
  if (!(error instanceof AppError)) {
    form.setError('root', { message: m.auth_failed() });
    return;
  }
  let placed = false;
  for (const { path, message } of error.details) {
    const field = path.join('.') as Path<T>;
    // Finds also values within a group of the form.
    if (!(field in form.getValues()) && form.getValues(field) === undefined) continue;
    form.setError(field, { message }, { shouldFocus: !placed });
    placed = true;
  }
  if (!placed) form.setError('root', { type: error.code, message: errorText(error, fallback) });
}
