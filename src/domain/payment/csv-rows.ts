import { writtenDate } from '../date/day.ts';
import type { PatientRow } from '../patient/patient-search.ts';
import type { CsvValue } from '../text/csv.ts';
import { entryWord, type TransactionChain } from './transaction.ts';

export const TRANSACTION_HEAD = [
  'Transaction',
  'Takes back',
  'Kind',
  'Voided',
  'Plan',
  'Type',
  'Status',
  'Date paid',
  'Due date',
  'Account',
  'Charge',
  'Refund',
  'Net',
] as const;

/** The lines of a chain; its net stands in the last of them, so that the column adds up. */
export const transactionLines = ({ entries, netCents }: TransactionChain): CsvValue[][] =>
  entries.map((entry, place) => [
    entry.id,
    entry.takesBack,
    entryWord(entry),
    entry.voided ? 'Yes' : 'No',
    entry.planName,
    entry.type,
    entry.status,
    entry.datePaid && writtenDate(entry.datePaid),
    writtenDate(entry.dueDate),
    entry.lastFour,
    entry.chargeCents,
    entry.refundCents,
    place === entries.length - 1 ? netCents : null,
  ]);

export const PATIENT_HEAD = [
  'Name',
  'Date of birth',
  'Status',
  'Past due',
  'Plan',
  'Member ID',
  'Email',
  'Subscriber',
  'Last name',
  'Patient ID',
] as const;

/** The line of a patient, in the order of the table on the page. */
export const patientLine = (row: PatientRow): CsvValue[] => [
  row.name,
  writtenDate(row.dateOfBirth),
  row.status,
  row.pastDueCents,
  row.planType,
  row.memberId,
  row.emailAddress,
  row.subscriberIdentifier,
  row.lastName,
  row.patientId,
];
