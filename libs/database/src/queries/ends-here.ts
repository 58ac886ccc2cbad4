// Whether a stage of jurus, from which the best of each pool were to go on, turns out to be the last one of its event.

/**
 * Of drawing `d`: everybody has performed or can no longer, and fewer than two have a place with which to go on. Whoever has one
 * then stands in one pool, whose ranking is the event's. False for a stage that is final by itself.
 */
export const ENDS_HERE = `case when d.advance_count is null then false else
  not exists (select from drawing n where n.from_drawing_id = d.id)
  and not exists (select from pool w where w.drawing_id = d.id and w.status <> 'ongoing')
  and (select coalesce(bool_and(one.open = 0), false) and sum(least(d.advance_count, one.ranked)) < 2
       from (select count(*) filter (where pf.id is null) as open,
               count(*) filter (where pf.outcome = 'performed' and q.unit_id is null) as ranked
             from pool w join match wm on wm.pool_id = w.id and wm.blue_unit_id is not null
             left join performance pf on pf.match_id = wm.id and pf.withdrawn_at is null
             left join disqualified_unit q on q.unit_id = wm.blue_unit_id
             where w.drawing_id = d.id group by w.id) one) end`;
