import { randomUUID } from 'node:crypto';
import type { LoadRequest } from '#bench/http-load.ts';
import { emailOfProfile, SAMPLE_PASSWORD } from '#server/seed/profiles.ts';
import type { Payable, Targets } from './targets.ts';

export const CLASSES = [
  'sign-in',
  'member lookup',
  'name prefix',
  'substring in email',
  'list page',
  'take-payment',
  'receipt',
] as const;
export type ClassName = (typeof CLASSES)[number];

/** The classes that Prism and json-server support too. */
export const SHARED = ['member lookup', 'name prefix', 'substring in email', 'list page'] as const;
export type SharedName = (typeof SHARED)[number];

export const PAGE_SIZE = 25;
const PAGES = 20;
const CENT = 0.01;
const JSON_BODY = { 'content-type': 'application/json' };

const get = (path: string, headers: Record<string, string>): LoadRequest => ({
  method: 'GET',
  path,
  headers,
});

/** The portal's requests for patients, for the server or for Prism at its own base. */
export function reads(
  targets: Targets,
  token: string,
  base: string,
): Record<SharedName, readonly LoadRequest[]> {
  const headers = { authorization: `Bearer ${token}` };
  const practice = `${base}/patient-management/practice/${targets.practiceId}`;
  const search = (filters: Record<string, string>) =>
    get(
      `${practice}/patient/search?${new URLSearchParams({ ...filters, PageSize: String(PAGE_SIZE) })}`,
      headers,
    );
  return {
    'member lookup': targets.memberIds.map((id) => get(`${practice}/member/${id}/detail`, headers)),
    'name prefix': targets.names.terms.map(({ first, last }) => search({ FirstName: first, LastName: last })),
    'substring in email': targets.emails.terms.map((Email) => search({ Email })),
    'list page': pages().map((page) => search({ Page: String(page) })),
  };
}

/** A search that scans every patient of a practice. */
export const allPatients = (practiceId: number, token: string): LoadRequest =>
  get(`/api/patient-management/practice/${practiceId}/patient/search?Email=mail`, {
    authorization: `Bearer ${token}`,
  });

/** The same requests for json-server. */
export function readsOfJsonServer(
  targets: Targets,
  memberIds: readonly string[],
): Record<SharedName, readonly LoadRequest[]> {
  const list = (query: Record<string, string>) => {
    const paged = { ...query, _sort: 'lastName', _limit: String(PAGE_SIZE), _page: query['_page'] ?? '1' };
    return get(`/patients?${new URLSearchParams(paged)}`, {});
  };
  return {
    'member lookup': memberIds.map((id) => get(`/patients/${id}`, {})),
    'name prefix': targets.names.terms.map(({ first, last }) =>
      list({ firstName_like: `^${first}`, lastName_like: `^${last}` }),
    ),
    'substring in email': targets.emails.terms.map((part) => list({ emailAddress_like: part })),
    'list page': pages().map((page) => list({ _page: String(page) })),
  };
}

export function signIns(profile: 'admin'): LoadRequest[] {
  const body = JSON.stringify({ username: emailOfProfile(profile), password: SAMPLE_PASSWORD });
  return [{ method: 'POST', path: '/api/authenticate', headers: JSON_BODY, body }];
}

export function receipts(targets: Targets, token: string): LoadRequest[] {
  const headers = { authorization: `Bearer ${token}` };
  return targets.paid.map(({ practiceId, memberId, transactionId }) =>
    get(
      `/api/patient-management/practice/${practiceId}/member/${memberId}/plan/transaction/${transactionId}/get`,
      headers,
    ),
  );
}

/** Payments of one cent, each with its own key. */
export function payments(targets: Targets, token: string, count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, at) => {
    const payable = targets.payables[at % targets.payables.length];
    if (!payable) throw new Error('There is nothing to pay.');
    return payment(payable, token);
  });
}

const payment = ({ practiceId, memberId, planId, accountId }: Payable, token: string): LoadRequest => ({
  method: 'POST',
  path: `/api/patient-management/practice/${practiceId}/member/${memberId}/plan/${planId}/take-payment`,
  headers: { ...JSON_BODY, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  body: JSON.stringify({ paymentAccountId: accountId, amount: CENT }),
});

const pages = (): number[] => Array.from({ length: PAGES }, (_, at) => at + 1);
