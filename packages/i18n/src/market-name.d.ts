/** The name of the product, which an unnamed market has and which a named one may say that it runs on. */
export declare const productName: string;

/** Sets the name that texts say from now on, in this process or page; a language without one takes the other's. */
export declare function nameMarket(given: { readonly en?: string; readonly ar?: string }): void;

/** Returns the name in a language; the product's own while the operator has not named the market. */
export declare const marketName: (locale: string) => string;

/** The first letter or digit of a name, as a capital; empty for a name of signs alone. */
export declare const letterOf: (name: string) => string;

/** Whether the operator has named the market. */
export declare const isMarketNamed: () => boolean;

/** The beginning of the names of saved files: small Latin letters, digits and hyphens. */
export declare const marketFileName: () => string;
