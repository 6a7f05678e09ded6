/** A brand's deals as the dashboard shows them, in one statement that reads no message: $1 is the brand, and its person. */
export const dealsStatement = `
  select d.id, d.title, d.description, d.status, d.budget, d.rounds_included as "roundsIncluded", d.deadline, d.created_at as "createdAt",
    d.last_activity_at as "lastActivity",
    case when c.id is not null then json_build_object('name', c.name) end as category,
    json_build_object('companyName', coalesce(b.company_name, d.brand_name), 'profileImage', b.profile_image) as brand,
    json_build_object('id', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name,
      'profileImage', p.profile_image) as creator,
    d.creator_messages - coalesce(r.seen_messages, 0) as "unreadMessages",
    coalesce(d.creator_acted_at > coalesce(r.read_at, 'epoch'), false) as "hasNewActivity",
    (select json_build_object('totalFiles', count(*), 'pendingReview', count(*) filter (where f.status = 'PENDING'),
        'approved', count(*) filter (where f.status = 'APPROVED'),
        'needsRevision', count(*) filter (where f.status in ('NEEDS_REVISION', 'REJECTED')),
        'lastSubmission', max(coalesce(f.submitted_at, f.created_at)))
      from files f where f.deal_id = d.id and f.uploader_role = 'CREATOR' and f.status <> 'REFERENCE'
        and not f.superseded) as "contentSummary",
    (select json_build_object('kind', o.kind, 'by', o.by_role)
      from deal_proposals o where o.deal_id = d.id and o.state = 'OPEN') as "openProposal"
  from deals d
  left join categories c on c.id = d.category_id
  left join brands b on b.id = d.brand_id
  left join creators p on p.user_id = d.creator_id
  left join deal_reads r on r.deal_id = d.id and r.user_id = $1
  where d.brand_id = $1
  order by d.created_at desc, d.id desc`;
