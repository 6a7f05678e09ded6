/** Values of the contract's rules in SQL statements. */
import { type SQL, sql } from 'drizzle-orm';

/**
 * A list of literals for `in (…)`: `'COMPLETED', 'REJECTED'`. Not parameters, so that a condition is
 * identical to that of its index. Only for the contract's own names, of letters and underscores; throws for
 * others.
 */
export function valueList(values: readonly string[]): SQL {
  const odd = values.find((value) => !/^[A-Z_]+$/.test(value));
  if (odd !== undefined || values.length === 0) throw new Error(`No list of names: ${values}`);
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}
