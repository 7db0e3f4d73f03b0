import { describe, expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { searchPatients } from '#api/patients.ts';
import type { PatientFilters } from '#domain/patient/patient-query.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const ROW = { ...FOUND_PATIENT, pastDue: 1348.57 };

function hostThat(answers: () => Response) {
  const asked: [path: string, method: string | undefined][] = [];
  const fetch = (path: string, init?: RequestInit) => {
    asked.push([path, init?.method]);
    return Promise.resolve(answers());
  };
  return { client: createHostClient({ fetch }), asked };
}

const search = (filters: PatientFilters, answers: () => Response) => {
  const { client, asked } = hostThat(answers);
  const sort = { field: 'pastDue', order: 'desc' } as const;
  const request = { filters, sort, page: 2, pageSize: 25 };
  return settled(searchPatients(client, '11', request, new AbortController().signal)).then((answer) => ({
    answer,
    asked,
  }));
};

describe('the patient search', () => {
  it('API-5, ENTITY-1: asks the host by the contract’s names, and answers rows with their amounts in cents', async () => {
    const filters: PatientFilters = {
      memberId: '1000',
      firstName: 'Ada',
      lastName: 'Marl',
      birthDate: '1980-04-12',
      email: 'ada@example',
      name: 'Marl Ada',
      phone: '614555',
    };
    const page = { info: { records: 21, pages: 1 }, results: [ROW] };
    const { answer, asked } = await search(filters, () => Response.json(page));
    const { pastDue: _, ...row } = ROW;
    expect(answer).toEqual({ kind: 'ok', value: { records: 21, rows: [{ ...row, pastDueCents: 134_857 }] } });
    const query =
      'MemberId=1000&FirstName=Ada&LastName=Marl&BirthDate=1980-04-12&Email=ada%40example&Name=Marl%20Ada&Phone=614555&SortField=pastDue&SortOrder=desc&Page=2&PageSize=25';
    expect(asked).toEqual([[`/patient-management/practice/11/patient/search?${query}`, 'GET']]);
  });

  it('API-5: leaves out what nobody asked for', async () => {
    const { asked } = await search({}, () => Response.json({ info: { records: 0 }, results: [] }));
    expect(asked[0]?.[0]).toBe(
      '/patient-management/practice/11/patient/search?SortField=pastDue&SortOrder=desc&Page=2&PageSize=25',
    );
  });
});
