/** Which release runs (rules/system#versions). */
import product from '../../package.json' with { type: 'json' };

/** Such as `0.2.0`, by semantic versioning. */
export const version: string = product.version;
