import { runAll } from './run-all.ts';

/**
 * Plan name, next renewal and card on file for the patient list, next to the status. Triggers update the card
 * separately, because a patient without a plan can have one. `plan_name` and `renews_on` are updated with the status
 * of the plans.
 */
const STATEMENTS = [
  `alter table patient_standings
    add column plan_name text collate "C" not null default '',
    add column renews_on date,
    add column has_card boolean not null default false,
    add column renewal_card_until date`,

  `update patient_standings standings set plan_name = held.plan_name, renews_on = held.renews_on
  from (
    select patient_id,
      coalesce((array_agg(plans.name order by plans.end_date desc) filter (where not disabled))[1], '') as plan_name,
      max(plans.end_date) filter (where relationship = 'Self' and not disabled and not inactive and auto_renew
        and not paid_by_practice) as renews_on
    from plan_members join plans on plans.id = plan_members.plan_id
    group by patient_id
  ) held
  where standings.patient_id = held.patient_id`,
  `update patient_standings standings set has_card = cards.has_card, renewal_card_until = cards.until
  from (
    select patient_id, bool_or(active and account_type <> 'Bank Transfer') as has_card,
      max(expires_on) filter (where active and auto_renewal) as until
    from payment_accounts where patient_id is not null
    group by patient_id
  ) cards
  where standings.patient_id = cards.patient_id`,

  `create function follow_changed_accounts() returns trigger language plpgsql as $$
  begin
    update patient_standings set has_card = cards.has_card, renewal_card_until = cards.until
    from (
      select changed.patient_id,
        coalesce(bool_or(active and account_type <> 'Bank Transfer'), false) as has_card,
        max(expires_on) filter (where active and auto_renewal) as until
      from (select distinct patient_id from changed_accounts where patient_id is not null) changed
      left join payment_accounts on payment_accounts.patient_id = changed.patient_id
      group by changed.patient_id
    ) cards
    where patient_standings.patient_id = cards.patient_id
      and (patient_standings.has_card, patient_standings.renewal_card_until)
        is distinct from (cards.has_card, cards.until);
    return null;
  end $$`,
  `create trigger follow_added_accounts after insert on payment_accounts
    referencing new table as changed_accounts for each statement execute function follow_changed_accounts()`,
  `create trigger follow_edited_accounts after update on payment_accounts
    referencing new table as changed_accounts for each statement execute function follow_changed_accounts()`,
  `create trigger follow_removed_accounts after delete on payment_accounts
    referencing old table as changed_accounts for each statement execute function follow_changed_accounts()`,

  'create index patient_standings_by_plan_name on patient_standings (practice_id, plan_name, patient_id)',
  'create index patient_standings_without_card on patient_standings (practice_id, patient_id) where not has_card',
  `create index patient_standings_by_card_to_replace on patient_standings (practice_id, renews_on, patient_id)
    where renewal_card_until < renews_on`,
  'analyze patient_standings',
];

export const patientViews = runAll(STATEMENTS);
