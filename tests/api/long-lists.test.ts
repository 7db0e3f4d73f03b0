import { expect, it } from 'vitest';
import { createHostClient } from '#api/host-client.ts';
import { listPatientActivity } from '#api/patient-activity.ts';
import { listPatientNotes } from '#api/patient-notes.ts';
import { NEVER, PLACE } from '#tests/support/received-patients.ts';

/** Returns 101 of these, in pages. */
function clientOf(entryAt: (index: number) => object) {
  const all = Array.from({ length: 101 }, (_, index) => entryAt(index));
  return createHostClient({
    async fetch(path) {
      const query = new URLSearchParams(path.split('?')[1]);
      const [page, size] = [Number(query.get('Page')), Number(query.get('PageSize'))];
      const results = all.slice((page - 1) * size, page * size);
      return Response.json({ info: { records: 101, pages: Math.ceil(101 / size) }, results });
    },
  });
}

const AT = '2026-11-22T15:04:05Z';

it('PATIENT-1: all notes are loaded, even more than fit on a page', async () => {
  const noteAt = (index: number) => ({
    noteId: String(index),
    text: 'Prefers texts',
    isAlert: false,
    author: 'Robin Hale',
    addedAt: AT,
  });
  const notes = await listPatientNotes(clientOf(noteAt), PLACE, NEVER);
  expect(notes.map(({ id }) => id)).toEqual(Array.from({ length: 101 }, (_, index) => String(index)));
});

it('PATIENT-1: as many entries of the activity are loaded as wanted, even more than fit on a page', async () => {
  const client = clientOf((index) => ({ activity: 'noteAdded', by: String(index), at: AT }));
  const list = async (most: number) => {
    const { entries, count } = await listPatientActivity(client, PLACE, most, NEVER);
    return [entries.length, entries.at(-1)?.by, count];
  };
  expect([await list(10), await list(110)]).toEqual([
    [10, '9', 101],
    [101, '100', 101],
  ]);
});
