/** Sets the name that texts say from now on, in this process or page; a language without one takes the other's. */
export declare function nameMarket(given: { readonly en?: string; readonly ar?: string }): void;

/** Returns the name in a language; the product's own while the operator has not named the market. */
export declare const marketName: (locale: string) => string;

/** Whether the operator has named the market. */
export declare const isMarketNamed: () => boolean;

/** The beginning of the names of saved files: small Latin letters, digits and hyphens. */
export declare const marketFileName: () => string;
