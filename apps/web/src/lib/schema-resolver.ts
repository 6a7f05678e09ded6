/** Validates a form by a schema of the contract, and translates its findings, which are codes. */
import { issueText } from '@briefcast/i18n/findings';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Copies the errors with the text of each code; zod's own messages stay. */
function inWords<E extends object>(errors: E): E {
  if (Array.isArray(errors)) return errors.map((error) => (error ? inWords(error) : error)) as unknown as E;
  return Object.fromEntries(
    Object.entries(errors).map(([key, value]) => {
      if (key === 'message') return [key, typeof value === 'string' ? issueText(value) : value];
      // A field's error has a reference to its element; everything else is a nested level of fields.
      const isLevel = typeof value === 'object' && value !== null && key !== 'ref';
      return [key, isLevel ? inWords(value) : value];
    }),
  ) as E;
}

/** The resolver of a form whose values have the schema's input and output types. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(schema);
  return async (...given) => {
    const result = await resolve(...given);
    return { ...result, errors: inWords(result.errors) as FieldErrors<Input> } as typeof result;
  };
}
