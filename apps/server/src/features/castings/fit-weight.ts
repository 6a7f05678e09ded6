/**
 * Weight of one point of fit next to a moment in milliseconds, where both make one number to sort by: more
 * than any moment for centuries, and few enough for a cursor.
 */
export const fitWeight = 10_000_000_000_000;
