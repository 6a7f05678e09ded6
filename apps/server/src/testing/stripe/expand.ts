/**
 * Expands the things that a call asks for along with a thing, as Stripe does it:
 * `expand[]=customer.invoice_settings.default_payment_method`.
 */
import type { Thing } from './books.ts';

/** The paths that a query asks for. */
export const wantedPaths = (query: URLSearchParams): string[] =>
  [...query].filter(([name]) => name.startsWith('expand[')).map(([, path]) => path);

function expandOne(
  things: ReadonlyMap<string, Thing>,
  value: unknown,
  [name, ...rest]: readonly string[],
): unknown {
  const known = typeof value === 'string' ? (things.get(value) ?? value) : value;
  if (name === undefined || typeof known !== 'object' || known === null) return known;
  const fields = known as Record<string, unknown>;
  return { ...fields, [name]: expandOne(things, fields[name], rest) };
}

/** A copy of the thing, in which the names at these paths are the things that they name. */
export const expanded = (
  things: ReadonlyMap<string, Thing>,
  thing: Thing,
  paths: readonly string[],
): unknown => paths.reduce<unknown>((copy, path) => expandOne(things, copy, path.split('.')), thing);
