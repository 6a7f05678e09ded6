/** Reads of a deal's page and a review room, in one statement each: $1 is the deal, $2 its reader, $3 the file. */

const rows = (columns: string, from: string) =>
  `(select coalesce(json_agg(x), '[]'::json) from (select ${columns} from ${from}) x)`;

/** Everybody named on the page for their acts. */
const named = `select unnest(array[d.sent_by, d.status_by])
  union all select sender_id from messages where deal_id = d.id
  union all select unnest(array[uploader_id, reviewer_id]) from files where deal_id = d.id
  union all select unnest(array[by_person, answered_by]) from deal_proposals where deal_id = d.id`;

const deal = `
  select to_json(d) as deal, to_json(b) as brand, k.name as category,
    json_build_object('id', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name,
      'profileImage', p.profile_image, 'email', u.email) as creator,
    ${rows('*', 'deal_deliverables w where w.deal_id = d.id order by w.position')} as deliverables,
    ${rows('*', 'brief_items i where i.deal_id = d.id order by i.position')} as items,
    ${rows('*', 'deal_proposals o where o.deal_id = d.id order by o.id')} as proposals,
    ${rows('f.*, fm.*', 'files f left join file_media fm on fm.file_id = f.id where f.deal_id = d.id order by f.id')} as files,
    ${rows('*', 'messages m where m.deal_id = d.id order by m.seq desc limit 200')} as messages,
    ${rows('*', 'deal_reads r where r.deal_id = d.id')} as reads,
    ${rows('e.user_id, e.role, eu.email', 'members e join users eu on eu.id = e.user_id where e.brand_id = d.brand_id')} as members,
    ${rows('w.id, coalesce(wc.first_name, w.first_name) as first_name, coalesce(wc.last_name, w.last_name) as last_name, wc.profile_image', `users w left join creators wc on wc.user_id = w.id where w.id in (${named})`)} as people,
    ${rows('y.state, y.amount_cents, y.due_at', 'payouts y where y.deal_id = d.id')} as payouts,
    ${rows('z.code', 'certificates z where z.deal_id = d.id')} as certificates,
    ${rows('*', 'comments t where t.deal_id = d.id and t.is_task and t.removed_at is null order by t.id')} as tasks,
    (select to_json(own) from (select u.id, u.email, u.role, mine.*
      from users u left join members on members.user_id = u.id left join brands mine on mine.id = members.brand_id
      where u.id = $2) own) as me`;
const from = `
  from deals d
  left join brands b on b.id = d.brand_id
  left join categories k on k.id = d.category_id
  left join creators p on p.user_id = d.creator_id
  left join users u on u.id = d.creator_id
  where d.id = $1`;

export const dealPageStatement = `${deal}${from}`;

export const roomStatement = `${deal},
  ${rows('*', 'comments c where c.stack_id = $3 and c.removed_at is null order by c.number')} as comments,
  ${rows('r.*', 'comment_replies r join comments rc on rc.id = r.comment_id where rc.stack_id = $3 order by r.id')} as replies${from}`;
