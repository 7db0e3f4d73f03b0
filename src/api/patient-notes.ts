import type { PatientNote } from '#domain/patient/note.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import { MOST_PER_PAGE } from './list-query.ts';
import type { PatientPath } from './member.ts';
import type { components } from './schema.d.ts';
import { isFlag, isListOf, isMessage, isNumber, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];

const ADDRESS = '/patient-management/practice/{practiceId}/member/{memberId}/notes';

const isNotes = isRecordOf<Wire['PatientNotes']>({
  info: isRecordOf({ records: isNumber, pages: isNumber }),
  results: isListOf(
    isRecordOf<Wire['PatientNote']>({
      noteId: isText,
      text: isText,
      isAlert: isFlag,
      author: isText,
      addedAt: isText,
    }),
  ),
});

/** All notes, the newest first. */
export async function listPatientNotes(
  client: PortalClient,
  path: PatientPath,
  signal: AbortSignal,
): Promise<readonly PatientNote[]> {
  const pageOf = (page: number) => {
    const query = { Page: page, PageSize: MOST_PER_PAGE };
    return answerOf(client.GET(ADDRESS, { params: { path, query }, signal }), isNotes);
  };
  const first = await pageOf(1);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.info.pages - 1) }, (_, index) => pageOf(index + 2)),
  );
  const results = [first, ...others].flatMap((page) => page.results);
  return results.map(({ noteId, ...note }) => ({ id: noteId, ...note }));
}

export const addPatientNote = (
  client: PortalClient,
  path: PatientPath,
  body: Wire['NewPatientNote'],
): Promise<{ message: string }> => answerOf(client.POST(ADDRESS, { params: { path }, body }), isMessage);

export const removePatientNote = (
  client: PortalClient,
  path: PatientPath & { noteId: string },
): Promise<void> => doneBy(client.DELETE(`${ADDRESS}/{noteId}`, { params: { path } }));
