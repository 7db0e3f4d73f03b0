import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '#api/schema.d.ts';
import type { MessageTables } from './message-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { OfferTables } from './offer-tables.ts';
import type { RenewalTables } from './renewal-tables.ts';
import type { SaleTables } from './sale-tables.ts';

type Wire = components['schemas'];

/** A number here, text in the contract. */
type Id = GeneratedAlways<number>;
type CalendarDate = string;
type Instant = ColumnType<Date, Date | string, Date | string>;
type Derived<T> = ColumnType<T, never, never>;

export interface UsersTable {
  id: Id;
  /** The full name (LAYOUT-2). */
  first_name: string;
  email: string;
  username: string;
  username_key: Derived<string>;
  phone: string;
  password_hash: string;
  locked: Generated<boolean>;
  version: Generated<number>;
  created_at: Instant;
}

export interface OrganizationsTable {
  id: Id;
  name: string;
}

export interface UserOrganizationsTable {
  user_id: number;
  organization_id: number;
  /** The order in `GET /user`. */
  position: number;
}

export interface PracticesTable {
  id: Id;
  organization_id: number;
  name: string;
  state: string;
  /** An IANA name (CONST-3). */
  time_zone: string;
  phone: string;
  /** Whole dollars per year. */
  goal: number;
  /** Updated by triggers: the count of the unfiltered search. */
  patient_count: Generated<number>;
  admin_fee_cents: Generated<number>;
  /** Hundredths of a percent. Null: the rate of the practice's state. */
  sales_tax_hundredths: Generated<number | null>;
  settings_version: Generated<number>;
}

export interface PracticeLogosTable {
  id: Id;
  practice_id: number;
  type: 'image/png' | 'image/jpeg';
  /** Base64. */
  image: string;
  width: number;
  height: number;
  /** At most one of a practice. */
  is_current: boolean;
  created_at: Instant;
}

export interface PracticeSupportTable {
  practice_id: number;
  telephone_number: string;
  weekday_hours: string;
  weekend_hours: string;
  email_support: string;
  address: string;
}

export interface PermissionsTable {
  id: Id;
  name: string;
  permission_group: number;
  /** Read, create, update, delete: four bits. */
  level: string;
}

export interface RolesTable {
  id: Id;
  name: string;
}

export interface RolePermissionsTable {
  role_id: number;
  permission_id: number;
}

export interface UserRolesTable {
  user_id: number;
  role_id: number;
}

export interface UserPermissionsTable {
  user_id: number;
  permission_id: number;
}

/**
 * Data that changes with plans and payments is in `patient_statuses`, so that this table's search indexes stay small.
 */
export interface PatientsTable {
  id: Id;
  practice_id: number;
  /** Eight digits, unique across practices. */
  member_id: Generated<string>;
  subscriber_identifier: string;
  name_prefix: Generated<string>;
  first_name: string;
  middle_initial: Generated<string>;
  last_name: string;
  name_suffix: Generated<string>;
  birth_date: CalendarDate;
  email: string;
  email_verified: Generated<boolean>;
  emails_receipts: Generated<boolean>;
  phone: string;
  address_line1: string;
  address_line2: Generated<string>;
  city: string;
  state: string;
  zip_code: string;
  external_patient_id: Generated<string>;
  external_patient_source: Generated<string>;
  /** Incremented by each edit, to detect conflicting edits. */
  version: Generated<number>;
  first_key: Derived<string>;
  last_key: Derived<string>;
  email_key: Derived<string>;
  subscriber_key: Derived<string>;
}

/** Plan, debt and card for the search. One row per patient, derived from plans, debts and payment accounts. */
export interface PatientStatusTable {
  patient_id: number;
  practice_id: number;
  past_due_cents: Generated<number>;
  plan_type: Generated<string>;
  /** 0: a plan covers the patient until `covered_until`, or will; 1: only inactive plans; 2: no plan. */
  plan_status: Generated<number>;
  covered_until: CalendarDate | null;
  /** Since this day, no day up to `covered_until` is without a plan. */
  covered_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last covered day before a gap that ends with `covered_from`. */
  covered_before: ColumnType<string | null, string | null | undefined, string | null>;
  plan_name: Generated<string>;
  /** The end of the active plan that renews automatically at the patient's expense. */
  renews_on: ColumnType<string | null, string | null | undefined, string | null>;
  has_card: Generated<boolean>;
  /** The last valid day of the card for renewals. */
  renewal_card_until: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SavedViewsTable {
  user_id: number;
  practice_id: number;
  /** Incremented by each change, to detect conflicting changes. */
  version: number;
  views: ColumnType<Wire['SavedView'][], string, string>;
}

export interface PaymentRemindersTable {
  user_id: number;
  request_key: string;
  patient_id: number;
  amount_cents: number;
  created_at: Instant;
}

export interface PlansTable {
  id: Id;
  practice_id: number;
  name: string;
  coverage_level_id: string;
  coverage_level: string;
  start_date: CalendarDate;
  end_date: CalendarDate;
  auto_renew: boolean;
  /** Ended by the practice, regardless of its dates. */
  inactive: Generated<boolean>;
  /** The first day without benefits, if staff canceled the plan. */
  canceled_on: CalendarDate | null;
  template_type: 'Legacy' | 'Ad-hoc';
  schedule_date: CalendarDate | null;
  add_additional_member_cents: number;
  sold_by: Generated<number | null>;
  /** Null for a plan from another system. */
  offered_plan_id: ColumnType<number | null, number | null | undefined, number | null>;
  paid_by_practice: Generated<boolean>;
}

export interface PlanMembersTable {
  plan_id: number;
  patient_id: number;
  relationship: 'Self' | 'Dependent';
  disabled: Generated<boolean>;
  /** For those who joined in the plan's term. */
  joined_on: string | null;
  /** The first day without coverage; null for members, and for those removed before this column. */
  left_on: string | null;
}

export interface NotificationsTable {
  id: Id;
  practice_id: number;
  text: string;
  notification_type: Wire['NotificationType'];
  type_of_notification: Wire['ReceivedTypeOfNotification'];
  created_at: Instant;
  reference_id: string;
  patient_id: number | null;
  /** The use that the patient denied. */
  benefit_use_id: number | null;
  /** Increases, and a practice's readers see no gaps, so that live events can resume from it. */
  position: Derived<number>;
}

export interface NotificationDismissalsTable {
  notification_id: number;
  user_id: number;
  dismissed_at: Instant;
}

export interface Database extends MoneyTables, MessageTables, OfferTables, RenewalTables, SaleTables {
  users: UsersTable;
  organizations: OrganizationsTable;
  user_organizations: UserOrganizationsTable;
  practices: PracticesTable;
  practice_support: PracticeSupportTable;
  practice_logos: PracticeLogosTable;
  permissions: PermissionsTable;
  roles: RolesTable;
  role_permissions: RolePermissionsTable;
  user_roles: UserRolesTable;
  user_permissions: UserPermissionsTable;
  patients: PatientsTable;
  patient_statuses: PatientStatusTable;
  saved_views: SavedViewsTable;
  payment_reminders: PaymentRemindersTable;
  plans: PlansTable;
  plan_members: PlanMembersTable;
  notifications: NotificationsTable;
  notification_dismissals: NotificationDismissalsTable;
}
