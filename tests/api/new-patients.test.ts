import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { findSamePatients } from '#api/new-patients.ts';
import { FOUND_PATIENT, NEVER } from '#tests/support/received-patients.ts';

it('API-21.19: a patient whose name only begins with that of a family member is not offered, and punctuation does not count', async () => {
  const results = ['Ada O’Hara', 'ADA OHARA', "Ada O'Hara-Talbot", 'Adam O’Hara'].map((name, at) => ({
    ...FOUND_PATIENT,
    name,
    memberId: String(at),
  }));
  const client = createHostClient({
    fetch: async () => Response.json({ info: { records: 4, pages: 1 }, results }),
  });
  const ada = { firstName: 'Ada', lastName: "O'Hara", birthDate: '1980-04-12' };
  const found = await findSamePatients(client, '11', ada, NEVER);
  expect(found.map(({ memberId }) => memberId)).toEqual(['0', '1']);
});
