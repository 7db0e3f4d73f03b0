import type { PatientNote } from '#domain/patient/note.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PatientPath } from './member.ts';
import type { components } from './schema.d.ts';
import { isAnything, isFlag, isListOf, isMessage, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];

const MOST_NOTES = 100;
const ADDRESS = '/patient-management/practice/{practiceId}/member/{memberId}/notes';

const isNotes = isRecordOf<Pick<Wire['PatientNotes'], 'results'>>({
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

/** The newest notes first. */
export async function listPatientNotes(
  client: PortalClient,
  path: PatientPath,
  signal: AbortSignal,
): Promise<readonly PatientNote[]> {
  const call = client.GET(ADDRESS, { params: { path, query: { PageSize: MOST_NOTES } }, signal });
  const { results } = await answerOf(call, isNotes);
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
): Promise<unknown> => answerOf(client.DELETE(`${ADDRESS}/{noteId}`, { params: { path } }), isAnything);
