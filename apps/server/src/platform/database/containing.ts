/**
 * The pattern of LIKE for texts that contain what somebody searches for; null where that is nothing. A backslash at its
 * end would be an error, and % and _ mean themselves here.
 */
export const containing = (search = ''): string | null =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
