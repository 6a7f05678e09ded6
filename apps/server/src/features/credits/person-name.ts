/** Names of the brand's people in statements and orders. */
import { sql } from 'drizzle-orm';
import { users } from '../../platform/database/tables/index.ts';

/** The first and last name of a joined person, as far as they are given; null for nobody, and without either. */
export const nameOfPerson = sql<
  string | null
>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`;
