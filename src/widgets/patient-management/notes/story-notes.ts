import { useActorRef } from '@xstate/react';
import type { ActivityList } from '#domain/patient/activity.ts';
import type { PatientNote } from '#domain/patient/note.ts';
import { patientActivityMachine } from '#machines/patient-activity/patient-activity.machine.ts';
import { patientNotesMachine } from '#machines/patient-notes/patient-notes.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';

export const NOTES: readonly PatientNote[] = [
  { id: '2', text: 'Prefers texts', isAlert: true, author: 'Robin Hale', addedAt: '2026-11-22T15:04:05Z' },
  {
    id: '1',
    text: 'Her sister drives her',
    isAlert: false,
    author: 'Robin Hale',
    addedAt: '2026-10-02T13:30:00Z',
  },
];

export const ACTIVITY: ActivityList = {
  count: 12,
  entries: [
    { activity: 'noteAdded', by: 'Robin Hale', at: '2026-11-22T15:04:05Z' },
    { activity: 'benefitDenied', by: null, at: '2026-11-20T18:00:00Z', benefit: 'Cleaning' },
    {
      activity: 'paymentSubmitted',
      by: 'Robin Hale',
      at: '2026-11-20T17:00:00Z',
      amountCents: 3000,
      outcome: 'paid',
    },
  ],
};

export interface StoryNotes {
  notes?: Answer<readonly PatientNote[]>;
  added?: Answer<{ message: string }>;
  removed?: Answer<void>;
  activity?: Answer<ActivityList>;
}

const nothing = () => undefined;

export function useStoryNotes(world: StoryNotes) {
  const {
    notes = { value: NOTES },
    added = 'never',
    removed = 'never',
    activity = { value: ACTIVITY },
  } = world;
  return {
    notes: useActorRef(
      patientNotesMachine.provide({
        actors: {
          listNotes: answering<readonly PatientNote[]>(notes),
          addNote: answering<{ message: string }, { text: string; isAlert: boolean }>(added),
          removeNote: answering<void, { noteId: string }>(removed),
        },
        actions: { reportUnsavedWork: nothing, showToast: nothing },
      }),
    ),
    activity: useActorRef(
      patientActivityMachine.provide({
        actors: { listActivity: answering<ActivityList, { most: number }>(activity) },
      }),
    ),
  };
}
