import { expect, it } from 'vitest';
import { searchPatients } from '#api/patients.ts';
import type { PatientFilters } from '#domain/patient/patient-query.ts';
import { FOUND_PATIENT, hostThatAnswers, NEVER } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const ALL: PatientFilters = {
  memberId: '1000',
  firstName: 'Ada',
  lastName: 'Marl',
  birthDate: '1980-04-12',
  email: 'ada@example',
  text: 'Marl Ada',
};

it.each<[string, PatientFilters, string]>([
  ['no filter', {}, ''],
  [
    'every filter',
    ALL,
    'MemberId=1000&FirstName=Ada&LastName=Marl&BirthDate=1980-04-12&Email=ada%40example&Text=Marl%20Ada&',
  ],
])(
  'API-5, ENTITY-1: a search with %s sends those that are set, and returns amounts in cents',
  async (_, filters, query) => {
    const { pastDue: __, ...row } = FOUND_PATIENT;
    const { client, asked } = hostThatAnswers({
      info: { records: 21, pages: 1 },
      results: [{ ...row, pastDue: 1348.57 }],
      isSimilar: true,
    });
    const sort = { field: 'pastDue', order: 'desc' } as const;
    const request = { filters, sort, page: 2, pageSize: 25 };
    expect(await settled(searchPatients(client, '11', request, NEVER))).toEqual({
      kind: 'ok',
      value: { records: 21, rows: [{ ...row, pastDueCents: 134_857 }], isSimilar: true },
    });
    expect(asked).toEqual([
      `GET /patient-management/practice/11/patient/search?${query}SortField=pastDue&SortOrder=desc&Page=2&PageSize=25`,
    ]);
  },
);
