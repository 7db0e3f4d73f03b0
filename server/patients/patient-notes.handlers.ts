import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import { rejectCardNumbers } from '../payments/reject-card-numbers.ts';
import type { Services } from '../services.ts';
import { noteOnTheWire } from './patient-notes.wire.ts';

type PatientNotes = Pick<Handlers, 'listPatientNotes' | 'addPatientNote' | 'removePatientNote'>;

export const patientNotes = ({ patientNotes: notes }: Services): PatientNotes => ({
  async listPatientNotes({ params, query }) {
    const wanted = pageWanted(query);
    const page = await notes.list(params, wanted);
    if (page === undefined) throw notFound();
    return listAnswer(page, wanted, noteOnTheWire);
  },

  async addPatientNote({ params, body, access, success }) {
    rejectCardNumbers(body);
    const isAdded = await notes.add(params, { ...body, authorId: access.userId });
    if (!isAdded) throw notFound();
    return { message: success };
  },

  async removePatientNote({ params }) {
    const isRemoved = await notes.remove(params, params.noteId);
    if (!isRemoved) throw notFound();
  },
});
