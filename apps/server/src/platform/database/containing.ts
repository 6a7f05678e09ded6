/** Escapes a text for a LIKE pattern, in which %, _ and the backslash are special. */
export const escapedForLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern for texts that contain the search words; null for an empty search. */
export const containing = (search = ''): string | null => (search ? `%${escapedForLike(search)}%` : null);
