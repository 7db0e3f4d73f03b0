/** Money that the office received. No account is charged. */
export type OfficeMethod = 'Cash' | 'Check';

export interface OfficePayment {
  method: OfficeMethod;
  /** Null for cash. */
  checkNumber: string | null;
  note: string | null;
}

export const OFFICE_METHODS: readonly OfficeMethod[] = ['Cash', 'Check'];

export const officeMethodOf = (accountId: string): OfficeMethod | null =>
  OFFICE_METHODS.find((method) => method === accountId) ?? null;

/** `Cash`, `Check 1042` */
export const officeWords = (method: OfficeMethod, checkNumber: string | null): string =>
  checkNumber === null ? method : `${method} ${checkNumber}`;
