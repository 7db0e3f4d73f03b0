import { model } from '#charts/explore/model.ts';
import { NO_MEMBER_TEXTS } from '#domain/patient/member-edit.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import { newPatientMachine } from '#machines/new-patient/new-patient.machine.ts';
import { selectIsAdding } from '#machines/new-patient/new-patient.selectors.ts';
import { BUSY, conflict, DEFECT, invalidField, isBroken } from '#tests/support/failures.ts';

export const ENTERED = {
  firstName: 'Vera',
  lastName: 'Talbot',
  birthDate: '02/11/1954',
  phone: '6145550119',
  email: 'vera@example.test',
  line1: '12 Alder Street',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
} as const;
const FIELDS = Object.keys(ENTERED);
export const SALE_PATIENT: PatientBrief = {
  memberId: '10000001',
  name: 'Ada Marlowe',
  email: 'ada@mail.test',
  birthDate: '1984-02-11',
  plans: [],
  dueCents: 0,
};
export const KNOWN_PATIENT = {
  memberId: '10000114',
  patientId: '114',
  name: 'Vera Talbot',
  lastName: 'Talbot',
  dateOfBirth: '1954-02-11',
  emailAddress: 'vera@example.test',
  subscriberIdentifier: 'S1',
  planType: 'Legacy',
  planName: 'Bright Start',
  phoneNumber: '6145550119',
  status: 'Expired',
  pastDueCents: 0,
};
export const REFUSED = invalidField('emailAddress', 'Invalid email');
export const SAME = conflict('patientKnown', 'This patient is already on file.');

export const newPatientModel = model({
  machine: newPatientMachine,
  inputs: [
    { today: '1969-12-31', memberId: '', wantedOfferId: '', texts: NO_MEMBER_TEXTS },
    { today: '1969-12-31', memberId: '10000114', wantedOfferId: '', texts: NO_MEMBER_TEXTS },
  ],
  events: {
    'field.change': [
      { case: 'another email', field: 'email', value: 'vera.talbot@example.test' },
      ...Object.entries(ENTERED).map(([field, value]) => ({
        case: field,
        field: field as 'firstName',
        value,
      })),
      { case: 'a letter in the zip code', field: 'zipCode', value: '43215x' },
    ],
    'field.blur': [{ field: 'firstName' }],
    'patient.submit': [{}],
    'patient.choose': [{ memberId: '10000114' }],
    'patient.addAnyway': [{}],
    'patient.edit': [{}, { case: 'with a sale to discard', discards: true }],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    sale: { breaks: DEFECT },
    findKnown: { none: { output: [] }, one: { output: [KNOWN_PATIENT] }, 'server down': { error: BUSY } },
    registerPatient: {
      added: { output: '10000412' },
      'added by another user': { error: SAME },
      'refused at a field': { error: REFUSED },
      'server down': { error: BUSY },
    },
  },
  abstraction: ({ context }) => [
    context.fields.texts,
    context.left,
    Object.keys(context.refusals),
    context.known.length,
    context.memberId,
    context.failure?.status,
  ],
  /** The fields are filled in order. */
  isWorthTaking: (snapshot, { label, event }) => {
    const { fields, refusals } = snapshot.context;
    if (isBroken(snapshot)) return false;
    if (event.type !== 'field.change') return event.type !== 'field.blur' || fields.texts.lastName === '';
    const filled = FIELDS.filter((field) => Reflect.get(fields.texts, field) !== '').length;
    if (label.includes('another email')) return Object.keys(refusals).length > 0;
    if (label.includes('a letter')) return filled === FIELDS.length && Object.keys(refusals).length === 0;
    return FIELDS[filled] === event['field'];
  },
  isHome: (snapshot) => snapshot.matches('entering') || snapshot.matches('chosen'),
  invariants: {
    'API-21.15: a plan is sold to a patient who is known or was added.': (snapshot) =>
      snapshot.matches('chosen') === (snapshot.context.memberId !== ''),
    'API-21.15: the sale runs exactly while its patient is chosen.': (snapshot) =>
      snapshot.matches('chosen') === (snapshot.children.sale !== undefined),
    'API-21.15: a known patient is offered.': (snapshot) =>
      !snapshot.matches('known') || snapshot.context.known.length > 0,
    'SCHEMA-3: nothing is sent before every field has a value.': (snapshot) =>
      !selectIsAdding(snapshot) ||
      FIELDS.every((field) => Reflect.get(snapshot.context.fields.texts, field) !== ''),
  },
});
