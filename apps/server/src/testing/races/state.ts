/** Rows left by a race, without ids and times, so that two ends can be compared. */
import type pg from 'pg';
import type { Situation } from './situations.ts';

/** Rows of one situation `s` (brand_id, owner_id, creator_id, deal_id, new_email), as one JSON text. */
const query = `
  select s.n, json_build_object(
    'deals', (select json_agg(json_build_array(d.status, d.brand_id is null, d.creator_id is null,
        d.brand_messages, d.creator_messages) order by d.status, d.brand_messages, d.creator_messages)
      from deals d where d.id = s.deal_id or d.brand_id = s.brand_id or d.creator_id = s.creator_id),
    'files', (select json_agg(json_build_array(f.status, f.superseded) order by f.status, f.superseded)
      from files f where f.deal_id = s.deal_id),
    'messages', (select json_agg(json_build_array(m.sender_role, m.sender_id is null) order by m.sender_role)
      from messages m where m.deal_id = s.deal_id),
    'brand', (select json_build_array(u.password_hash = $2, (select count(*) from sessions x where x.user_id = u.id),
        (select count(*) from reset_tokens t where t.user_id = u.id))
      from users u where u.id = s.owner_id),
    'organisation', (select json_agg(json_build_array(m.role, (select count(*) from invitations i
        where i.brand_id = m.brand_id)) order by m.role) from members m where m.brand_id = s.brand_id),
    'creator', (select json_build_array(c.is_published, c.withheld_at is not null, c.bio is null, c.location is null,
        (select count(*) from portfolio_items p where p.creator_id = c.user_id),
        (select count(*) from media m where m.owner_id = c.user_id))
      from creators c where c.user_id = s.creator_id),
    'new', (select json_agg(u.role) from users u where u.email = s.new_email),
    'facts', (select json_agg(json_build_array(f.kind, f.data) order by f.kind, f.data::text)
      from facts f where (f.brand_id = s.brand_id or f.creator_id = s.creator_id) and not f.passing)
  )::text as state
  from json_to_recordset($1::json) as s(n int, brand_id uuid, owner_id uuid, creator_id uuid, deal_id uuid, new_email text)
  order by s.n`;

/** The state of each situation, in their order. `passwordHash` is the one that they began with. */
export async function readStates(
  client: pg.Client,
  situations: readonly Situation[],
  passwordHash: string,
): Promise<string[]> {
  const rows = situations.map(({ brandId, ownerId, creatorId, dealId, newEmail }, n) => ({
    n,
    brand_id: brandId,
    owner_id: ownerId,
    creator_id: creatorId,
    deal_id: dealId,
    new_email: newEmail,
  }));
  const found = await client.query<{ state: string }>(query, [JSON.stringify(rows), passwordHash]);
  return found.rows.map(({ state }) => state);
}
