/** What a deal's page and a review room read, in one statement each: $1 is the deal, $2 its reader, $3 the file. */

const rows = (columns: string, from: string) =>
  `(select coalesce(json_agg(x), '[]'::json) from (select ${columns} from ${from}) x)`;

const deal = `
  select to_json(d) as deal, to_json(b) as brand, k.name as category,
    json_build_object('id', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name,
      'profileImage', p.profile_image, 'email', u.email) as creator,
    ${rows('*', 'deal_deliverables w where w.deal_id = d.id order by w.position')} as deliverables,
    ${rows('*', 'brief_items i where i.deal_id = d.id order by i.position')} as items,
    ${rows('*', 'deal_proposals o where o.deal_id = d.id order by o.id')} as proposals,
    ${rows('f.*, fm.*', 'files f left join file_media fm on fm.file_id = f.id where f.deal_id = d.id order by f.id')} as files,
    ${rows('*', 'messages m where m.deal_id = d.id order by m.seq desc limit 50')} as messages,
    ${rows('*', 'deal_reads r where r.deal_id = d.id')} as reads,
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
  ${rows('*', 'comments c where c.stack_id = $3 and c.removed_at is null order by c.number')} as comments${from}`;
