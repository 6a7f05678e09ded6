/** A brand's newest conversations with their last messages, in one statement that counts nothing: $1 is the brand. */
export const conversationsStatement = `
  select d.id as "dealId", d.title, d.status, d.last_message_seq as seq,
    json_build_object('id', p.user_id, 'name', concat_ws(' ', p.first_name, p.last_name), 'image', p.profile_image) as other,
    (select json_build_object('id', m.id, 'type', m.type, 'at', m.created_at, 'role', m.sender_role,
        'excerpt', left(m.content, 160))
      from messages m where m.deal_id = d.id order by m.seq desc limit 1) as last,
    d.creator_messages - coalesce(r.seen_messages, 0) as unread
  from deals d
  left join creators p on p.user_id = d.creator_id
  left join deal_reads r on r.deal_id = d.id and r.user_id = $1
  where d.brand_id = $1 and d.last_message_seq > 0
  order by d.last_message_seq desc, d.id desc limit 30`;
