/** Which release runs (rules/system#versions). */
import product from '../../package.json' with { type: 'json' };

/** Such as `1.0.0`, by semantic versioning. */
export const version: string = product.version;

/**
 * The oldest release whose programs may run beside this one, on the tables as this one leaves them: the one before
 * (rules/system#versions). `npm run prove -- releases` runs both at once.
 */
export const oldestBeside = '0.1.0';

/** Whether a release came before another one. */
export const isOlder = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;
