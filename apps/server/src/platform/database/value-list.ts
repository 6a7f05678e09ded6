/** Values of the contract's rules in statements. */
import { type SQL, sql } from 'drizzle-orm';

/**
 * A list of literals, as `in (…)` takes it: `'COMPLETED', 'REJECTED'`. Not parameters, so that a condition is word for
 * word that of its index. For names of the contract alone, which hold letters and underscores; throws for others.
 */
export function valueList(values: readonly string[]): SQL {
  const odd = values.find((value) => !/^[A-Z_]+$/.test(value));
  if (odd !== undefined || values.length === 0) throw new Error(`No list of names: ${values}`);
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}
