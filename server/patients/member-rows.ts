export interface Member {
  memberId: string;
  subscriberIdentifier: string;
  namePrefix: string;
  firstName: string;
  middleInitial: string;
  lastName: string;
  nameSuffix: string;
  birthDate: string;
  email: string;
  emailVerified: boolean;
  emailsReceipts: boolean;
  phone: string;
  address: { line1: string; line2: string; city: string; state: string; zipCode: string };
  externalPatientId: string;
  externalPatientSource: string;
  version: number;
}

export const MEMBER_COLUMNS = [
  'patients.member_id',
  'patients.subscriber_identifier',
  'patients.name_prefix',
  'patients.first_name',
  'patients.middle_initial',
  'patients.last_name',
  'patients.name_suffix',
  'patients.birth_date',
  'patients.email',
  'patients.email_verified',
  'patients.emails_receipts',
  'patients.phone',
  'patients.address_line1',
  'patients.address_line2',
  'patients.city',
  'patients.state',
  'patients.zip_code',
  'patients.external_patient_id',
  'patients.external_patient_source',
  'patients.version',
] as const;

type ColumnName<Path> = Path extends `patients.${infer Name}` ? Name : never;
export type MemberColumns = Record<
  Exclude<ColumnName<(typeof MEMBER_COLUMNS)[number]>, 'email_verified' | 'emails_receipts' | 'version'>,
  string
> & { email_verified: boolean; emails_receipts: boolean; version: number };

export const memberOf = (row: MemberColumns): Member => ({
  memberId: row.member_id,
  subscriberIdentifier: row.subscriber_identifier,
  namePrefix: row.name_prefix,
  firstName: row.first_name,
  middleInitial: row.middle_initial,
  lastName: row.last_name,
  nameSuffix: row.name_suffix,
  birthDate: row.birth_date,
  email: row.email,
  emailVerified: row.email_verified,
  emailsReceipts: row.emails_receipts,
  phone: row.phone,
  address: {
    line1: row.address_line1,
    line2: row.address_line2,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
  },
  externalPatientId: row.external_patient_id,
  externalPatientSource: row.external_patient_source,
  version: row.version,
});
