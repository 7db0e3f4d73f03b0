import { describe, expect, it } from 'vitest';
import { createPortalClient } from '#api/client.ts';
import { findPatients, getRecentPatients } from '#api/found-patients.ts';
import type { Credential } from '#api/session-gate.ts';
import { settled } from '#tests/support/settled.ts';

const bearer: Credential = { kind: 'bearer', accessToken: 'token' };
const never = new AbortController().signal;
const ADA = { memberId: '10000001', name: 'Ada Marlowe', dateOfBirth: '1980-04-12' };
const ROW = {
  ...ADA,
  patientId: 'P1',
  lastName: 'Marlowe',
  emailAddress: 'ada@example.test',
  subscriberIdentifier: 'S1',
  pastDue: 0,
  planType: 'Legacy',
  status: 'Active',
};
const FOUND = { memberId: '10000001', name: 'Ada Marlowe', birthDate: '1980-04-12' };

/** A client over a server that gives this answer, and what it was asked. */
function clientOver(answer: Response) {
  const asked: string[] = [];
  const client = createPortalClient({
    baseUrl: 'https://portal.test/api',
    session: { credential: async () => bearer, renewed: async () => bearer },
    fetch: async ({ method, url }) => {
      asked.push(`${method} ${url.slice('https://portal.test'.length)}`);
      return answer;
    },
  });
  return { client, asked };
}

describe('the patients that the command menu finds', () => {
  it('API-5: are the first eight by their last names, of whatever was asked for', async () => {
    const { client, asked } = clientOver(Response.json({ info: { records: 1 }, results: [ROW] }));
    const filters = { lastName: 'Marl', birthDate: '1980-04-12' };
    expect(await settled(findPatients(client, '11', filters, never))).toEqual({ kind: 'ok', value: [FOUND] });
    expect(asked).toEqual([
      'GET /api/patient-management/practice/11/patient/search?LastName=Marl&BirthDate=1980-04-12&SortField=lastName&SortOrder=asc&Page=1&PageSize=8',
    ]);
  });

  it('API-5: a filter that is not set is not sent', async () => {
    const { client, asked } = clientOver(Response.json({ info: { records: 0 }, results: [] }));
    const filters = { memberId: '1', firstName: 'A', email: 'a@b', name: 'Ada', phone: '614' };
    expect(await settled(findPatients(client, '11', filters, never))).toEqual({ kind: 'ok', value: [] });
    expect(asked[0]).toContain('?MemberId=1&FirstName=A&Email=a%40b&Name=Ada&Phone=614&SortField');
  });

  it('API-21: or those that the caller looked at last', async () => {
    const { client, asked } = clientOver(Response.json({ results: [ADA] }));
    expect(await settled(getRecentPatients(client, '11', never))).toEqual({ kind: 'ok', value: [FOUND] });
    expect(asked).toEqual(['GET /api/patient-management/practice/11/patient/recent']);
  });
});
