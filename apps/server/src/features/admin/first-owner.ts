/** The owner by whom the admin identifies an organisation. */
import { type SQL, sql } from 'drizzle-orm';

const membersOf = (what: SQL) =>
  sql`select ${what} from members m join users u on u.id = m.user_id where m.brand_id = "brands"."id"`;

/** A column of the owner, `u`, who has belonged to the row's organisation longest; there is always one. */
export const firstOwner = <T = string>(column: SQL): SQL<T> =>
  sql<T>`(${membersOf(column)} order by m.role = 'OWNER' desc, m.joined_at, m.user_id limit 1)`;

/** E-mails and names of all members of the row's organisation, for the search. */
export const namesOfMembers: SQL = sql`(${membersOf(
  sql`string_agg(concat_ws(' ', u.email, u.first_name, u.last_name), ' ')`,
)})`;
