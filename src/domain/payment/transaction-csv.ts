import { formatDate } from '../date/day.ts';
import type { CsvValue } from '../text/csv.ts';
import type { PracticeTransaction } from './practice-transactions.ts';
import { entryWord, isVoided, netOfEntry, type TransactionChain, typeWord } from './transaction.ts';

export const TRANSACTION_HEAD = [
  'Transaction',
  'Refund of',
  'Entry',
  'Voided',
  'Plan',
  'Type',
  'Status',
  'Date paid',
  'Due date',
  'Card',
  'Check number',
  'Note',
  'Charge',
  'Refund',
  'Net',
] as const;

export const transactionLines = ({ entries }: TransactionChain): CsvValue[][] =>
  entries.map((entry) => [
    entry.id,
    entry.reversalOf,
    entryWord(entry),
    isVoided(entry) ? 'Yes' : 'No',
    entry.planName,
    typeWord(entry),
    entry.status,
    entry.datePaid && formatDate(entry.datePaid),
    formatDate(entry.dueDate),
    entry.lastFour,
    entry.office?.checkNumber ?? null,
    entry.office?.note ?? null,
    entry.chargeCents,
    entry.refundCents,
    netOfEntry(entry),
  ]);

export const PRACTICE_TRANSACTION_HEAD = [
  'Transaction',
  'Refund of',
  'Entry',
  'Voided',
  'Member ID',
  'Patient',
  'Plan',
  'Type',
  'Status',
  'Date paid',
  'Due date',
  'User',
  'Card',
  'Check number',
  'Note',
  'Charge',
  'Refund',
] as const;

export const practiceTransactionLine = (entry: PracticeTransaction): CsvValue[] => [
  entry.id,
  entry.reversalOf,
  entryWord(entry),
  isVoided(entry) ? 'Yes' : 'No',
  entry.memberId,
  entry.memberName,
  entry.planName,
  typeWord(entry),
  entry.status,
  entry.datePaid && formatDate(entry.datePaid),
  formatDate(entry.dueDate),
  entry.userName,
  entry.lastFour,
  entry.office?.checkNumber ?? null,
  entry.office?.note ?? null,
  entry.chargeCents,
  entry.refundCents,
];
