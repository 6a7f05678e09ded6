/** The board's first page with its count, and a page of applicants, in one statement each. */

/** Open castings that close soonest, with the number of open ones. */
export const boardStatement = `
  select c.id, c.title, left(c.description, 240) as summary, c.currency, c.pay_from as "payFrom", c.pay_to as "payTo", c.places,
    c.terms -> 'deliverableWishes' as "deliverableWishes", c.languages, c.closes_at as "closesAt", c.due_at as "dueAt",
    json_build_object('companyName', b.company_name, 'profileImage', b.profile_image) as brand,
    count(*) over () as total
  from castings c join brands b on b.id = c.brand_id
  where c.visibility = 'EVERYONE' and c.closed_at is null and c.ended_at is null and c.closes_at > now()
  order by c.closes_at, c.id limit 24`;

/** The newest who applied to the casting $1, with the works that they chose. */
export const applicantsStatement = `
  select a.id, a.pitch, a.price, a.answer, a.created_at as "appliedAt", a.outcome, a.mark, a.seen_at is null as "isNew",
    json_build_object('id', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name, 'profileImage', p.profile_image,
      'location', p.location, 'languages', p.languages, 'isPublished', p.is_published) as creator,
    (select json_agg(json_build_object('id', i.id, 'type', i.type, 'url', i.url, 'title', i.title))
      from portfolio_items i where i.id = any(a.item_ids)) as items,
    (select count(*) from deals d where d.creator_id = p.user_id and d.brand_id = c.brand_id
      and d.status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED')) as projects
  from casting_applications a join castings c on c.id = a.casting_id join creators p on p.user_id = a.creator_id
  where a.casting_id = $1 and a.outcome <> 'WITHDRAWN' and a.mark is distinct from 'PASSED'
  order by a.created_at desc, a.id desc limit 24`;
