import type { ErrorDetail } from '@briefcast/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Puts refusals where react-hook-form looks for a field's error: under its path. */
export function errorsAtFields<Values extends FieldValues>(details: readonly ErrorDetail[]) {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of details) {
    let level = errors;
    for (const key of path.slice(0, -1)) {
      level[key] = level[key] ?? {};
      level = level[key] as Record<string, unknown>;
    }
    const last = path.at(-1);
    if (last !== undefined && level[last] === undefined) level[last] = { type: 'refused', message };
  }
  return errors as FieldErrors<Values>;
}

/** A resolver that asks `check` and keeps the values as they are typed. */
export function formResolver<Values extends FieldValues>(
  check: (values: Values) => ErrorDetail[],
): Resolver<Values> {
  return async (values) => {
    const details = check(values);
    if (details.length === 0) return { values, errors: {} };
    return { values: {}, errors: errorsAtFields<Values>(details) };
  };
}
