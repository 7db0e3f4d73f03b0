import { useSelector } from '@xstate/react';
import { formatInstant } from '#domain/date/format-instant.ts';
import type { PatientNote } from '#domain/patient/note.ts';
import {
  type PatientNotesRef,
  selectIsNotLoaded,
  selectNotes,
  selectNotesFailure,
} from '#machines/patient-notes/patient-notes.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { AddNote } from './AddNote.tsx';
import * as copy from './copy.ts';
import { RemoveNote } from './RemoveNote.tsx';
import './Notes.css';
import '#widgets/shared/pages.css';

interface NotesCardProps {
  notes: PatientNotesRef;
  timeZone: string;
}

export function NotesCard({ notes, timeZone }: NotesCardProps) {
  return (
    <Card title={copy.NOTES}>
      <NotLoaded notes={notes} />
      <NoteList notes={notes} timeZone={timeZone} />
      <AddNote notes={notes} />
      <RemoveNote notes={notes} />
    </Card>
  );
}

function NotLoaded({ notes }: { notes: PatientNotesRef }) {
  const isNotLoaded = useSelector(notes, selectIsNotLoaded);
  const failure = useSelector(notes, selectNotesFailure);
  const retry = <Button onClick={() => notes.send({ type: 'notes.retry' })}>{copy.RETRY}</Button>;
  return (
    <StatusRegion>
      {isNotLoaded && (
        <Banner tone="danger" title={copy.NOTES_NOT_LOADED} action={retry}>
          {failure?.message}
        </Banner>
      )}
    </StatusRegion>
  );
}

function NoteList({ notes, timeZone }: NotesCardProps) {
  const listed = useSelector(notes, selectNotes);
  const isNotLoaded = useSelector(notes, selectIsNotLoaded);
  if (listed === null && isNotLoaded) return null;
  if (listed === null)
    return (
      <div className="notes-none">
        <Skeleton shape="wide" />
      </div>
    );
  if (listed.length === 0) return <p className="notes-none">{copy.NO_NOTES}</p>;
  return (
    <ul className="notes-list">
      {listed.map((note) => (
        <li key={note.id} className="notes-entry">
          <NoteWords note={note} timeZone={timeZone} />
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.removeOf(note.text)}
            onClick={() => notes.send({ type: 'note.choose', note })}
          >
            {copy.REMOVE}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NoteWords({ note, timeZone }: { note: PatientNote; timeZone: string }) {
  return (
    <div className="notes-words">
      <p dir="auto">
        {note.text} {note.isAlert && <Badge tone="warning">{copy.ALERT}</Badge>}
      </p>
      <p className="notes-about tabular">
        {copy.byAndAt(note.author, formatInstant(note.addedAt, timeZone))}
      </p>
    </div>
  );
}
