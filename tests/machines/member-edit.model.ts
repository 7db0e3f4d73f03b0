import { model } from '#charts/explore/model.ts';
import type { MemberRecord } from '#domain/patient/member-edit.ts';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import {
  selectDifferences,
  selectHasChanges,
  selectIsSaving,
  selectMessages,
} from '#machines/member-edit/member-edit.selectors.ts';
import { BUSY, conflict, invalidField } from '#tests/support/failures.ts';

/** Born before the time of the pages' stopped clocks. */
export const RECORD: MemberRecord = {
  version: 3,
  texts: {
    firstName: 'Ada',
    lastName: 'Marlowe',
    birthDate: '04/12/1960',
    phone: '(614) 555-0119',
    email: 'ada.marlowe@example.test',
    line1: '1 Elm Terrace',
    line2: 'Apt 2',
    city: 'Columbus',
    state: 'OH',
    zipCode: '43215',
  },
};
export const REFUSED = invalidField('firstName', 'Name must be at least 3 characters');
export const STALE = conflict(
  'memberChanged',
  'Someone else changed this patient. Check the stored values and save again.',
  [{ version: 4, texts: { ...RECORD.texts, city: 'Bexley' } }],
);

export const memberEditModel = model({
  machine: memberEditMachine,
  inputs: [{ today: '2026-11-22' }],
  events: {
    'field.change': [
      { case: 'another name', field: 'firstName', value: 'Alma' },
      { case: 'a two-letter name', field: 'firstName', value: 'Al' },
      { case: 'the name unchanged', field: 'firstName', value: 'Ada' },
      { case: 'a letter in the zip code', field: 'zipCode', value: '43215x' },
    ],
    'field.blur': [{ field: 'firstName' }],
    'member.save': [{}],
    'member.discard': [{}],
    'member.load': [{}],
  },
  outcomes: {
    loadMember: { read: { output: RECORD }, 'server down': { error: BUSY } },
    saveMember: {
      saved: { output: { message: 'Member data updated successfully' } },
      'refused at a field': { error: REFUSED },
      'changed by someone else': { error: STALE },
      'server down': { error: BUSY },
    },
  },
  isHome: (snapshot) => snapshot.matches({ editing: 'unchanged' }),
  whyHome: 'The form starts by loading the patient, and rests without changes.',
  invariants: {
    'API-8: the server is called exactly while the form shows that it is saving.': (snapshot) =>
      selectIsSaving(snapshot) === 'saveMember' in snapshot.children,
    'SCHEMA-3: a name with fewer than 3 characters is never saved.': (snapshot) =>
      !selectIsSaving(snapshot) || snapshot.context.fields.texts.firstName !== 'Al',
    'SCHEMA-3: a field shows its error once the user has left it.': (snapshot) => {
      const { left, refusals, fields } = snapshot.context;
      const isTold = selectMessages(snapshot).firstName === 'Name must be at least 3 characters';
      return (
        isTold ===
        ((left.includes('firstName') && fields.texts.firstName === 'Al') || 'firstName' in refusals)
      );
    },
    'WIDGET-2: there are unsaved changes exactly while the form differs from the record.': (snapshot) =>
      !snapshot.matches('editing') ||
      selectHasChanges(snapshot) === (snapshot.context.fields.texts.firstName !== 'Ada'),
    'API-8: what another user has stored is shown next to the user’s own change, and is not overwritten.': (
      snapshot,
    ) => {
      const { isOutdated, version, fields } = snapshot.context;
      const { firstName, city } = fields.texts;
      const mine = firstName === 'Ada' ? [] : [{ name: 'First name', stored: 'Ada', mine: firstName }];
      const shown = JSON.stringify(selectDifferences(snapshot));
      const expected = selectIsSaving(snapshot) ? null : mine;
      return !isOutdated || (version === 4 && city === 'Bexley' && shown === JSON.stringify(expected));
    },
    'FIELD-1: a rejected key does not change its field.': ({ context }) =>
      !context.fields.texts.zipCode.includes('x'),
  },
});
