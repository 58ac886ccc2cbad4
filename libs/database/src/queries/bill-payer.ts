// Who pays a bill, as its papers name them: its owner, or for a contingent whose bill the office wrote, who answers for it there.

/** Of `billing b` and its owner `account a`; a bill of several contingents stays its owner's. */
export const BILL_PAYER = `coalesce((
  select min(n.pic_name)
  from billing_detail d join team_member m on m.id = d.team_member_id join contingent n on n.id = m.contingent_id
  where d.billing_id = b.id and (
    exists (select from tournament_member o where o.account_id = a.id and o.tournament_id = b.tournament_id)
    or exists (select from account_role r join role_permission p on p.role_id = r.role_id
      where r.account_id = a.id and p.permission_name = 'confirm payment'))
  having count(distinct n.id) = 1 and min(n.pic_name) <> ''), a.name)`;
