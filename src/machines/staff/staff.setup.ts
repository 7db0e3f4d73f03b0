import { assign, type EventObject, setup } from 'xstate';
import { ROLE_NAMES, type RoleName } from '#domain/access/permissions.ts';
import { changedDetails, detailMessages, detailsOf, detailTexts } from '#domain/access/staff-details.ts';
import {
  BY_NAME,
  type JobChoice,
  mergedFacts,
  type NewStaffMember,
  type StaffFacts,
  type StaffMember,
  type StaffSort,
} from '#domain/access/staff-member.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { fieldMessage, serverValue } from '#domain/text/field.ts';
import { failureActions, failureGuards, failureIn } from '../shared/failure.ts';
import { fieldActions, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import {
  STAFF_FIELDS,
  STAFF_RULES,
  type StaffContext,
  type StaffEvent,
  type StaffField,
  type StaffWrite,
} from './staff.types.ts';

const NO_TEXTS = unchangedFields({ name: '', email: '', phone: '' });

export const EMPTY: StaffContext = {
  people: null,
  search: '',
  job: null,
  sort: BY_NAME,
  person: null,
  fields: NO_TEXTS,
  roles: [],
  isChecked: false,
  failure: null,
};

const rolesOf = ({ roles }: StaffMember): readonly RoleName[] =>
  ROLE_NAMES.filter((name) => roles.includes(name));

const shownAs = (person: StaffMember) => ({
  fields: unchangedFields({ ...detailTexts(person), email: person.email }),
  roles: rolesOf(person),
});

const NO_PERSON = { fields: NO_TEXTS, roles: [] };

/** Whether the form differs from the stored person, or has anything about a new one. */
export function isUnsaved({ person, fields: { texts }, roles }: StaffContext): boolean {
  const before = person === null ? NO_PERSON : shownAs(person);
  const isChanged = (field: StaffField) => texts[field] !== before.fields.texts[field];
  return STAFF_FIELDS.some(isChanged) || roles.join() !== before.roles.join();
}

/** The message of each field. The email of a listed person stays. */
export const messagesIn = ({
  person,
  fields: { texts },
}: StaffContext): Record<StaffField, string | null> => ({
  ...detailMessages(texts, person),
  email: person === null ? fieldMessage(STAFF_RULES.email, texts.email) : null,
});

/** Only a person who has no roles stays without one. */
export const lacksRoles = ({ person, roles }: StaffContext): boolean =>
  roles.length === 0 && person?.roles.length !== 0;

const isValid = (context: StaffContext): boolean =>
  Object.values(messagesIn(context)).every((message) => message === null);

export const factsIn = ({ fields: { texts }, roles }: StaffContext): StaffFacts => ({
  ...detailsOf(texts),
  roles,
});

export const newPersonIn = (context: StaffContext): NewStaffMember => ({
  ...factsIn(context),
  email: serverValue(STAFF_RULES.email, context.fields.texts.email),
});

/** Name and phone only if they differ. Only called during a change, when there is a person. */
export const changeIn = ({ person, fields, roles }: StaffContext): StaffWrite => {
  if (person === null) throw new Error('No person is chosen');
  return { person, ...changedDetails(fields.texts, person), roles, isActive: person.isActive };
};

export const activationIn = ({ person }: StaffContext): StaffWrite => {
  if (person === null) throw new Error('No person is chosen');
  return { person, roles: rolesOf(person), isActive: !person.isActive };
};

/** The stored person from another user's change, as parsed by the API module. */
function storedIn(event: EventObject): StaffMember | undefined {
  const { code, current } = failureIn(event);
  return code === 'staffChanged' ? (current?.[0] as StaffMember | undefined) : undefined;
}

export const staffSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as StaffContext,
    events: {} as StaffEvent,
    tags: {} as 'loading' | 'busy' | 'discarding',
  },
  actors: {
    listStaff: port<readonly StaffMember[]>('listStaff'),
    addPerson: port<StaffMember, NewStaffMember>('addPerson'),
    changePerson: port<StaffMember, StaffWrite>('changePerson'),
    sendLink: port<void, { userId: string }>('sendLink'),
  },
  guards: {
    ...failureGuards,
    isComplete: ({ context }) => isValid(context) && !lacksRoles(context),
    isUnsaved: ({ context }) => isUnsaved(context),
    isNewPerson: ({ context }) => context.person === null,
    isOutdated: ({ event }) => storedIn(event) !== undefined,
  },
  actions: {
    storePeople: assign((_, { people }: { people: readonly StaffMember[] }) => ({ people })),
    storeSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    storeJob: assign((_, { job }: { job: JobChoice | null }) => ({ job })),
    storeSort: assign((_, { sort }: { sort: StaffSort }) => ({ sort })),
    startPerson: assign({ ...NO_PERSON, person: null, isChecked: false }),
    choosePerson: assign((_, { person }: { person: StaffMember }) => ({
      ...shownAs(person),
      person,
      isChecked: false,
    })),
    /** The list has the saved version at once, so that the next change is based on it. */
    storeSaved: assign(({ context: { people } }, { person }: { person: StaffMember }) => ({
      people: people && [...people.filter(({ id }) => id !== person.id), person],
    })),
    /** From now on, saving overwrites the stored values that the user has seen. */
    mergeStored: assign(({ context, event }) => {
      const { people, person } = context;
      const stored = storedIn(event);
      if (person === null || stored === undefined) return {};
      const merged = { ...stored, ...mergedFacts(person, factsIn(context), stored) };
      return {
        ...shownAs(merged),
        person: stored,
        people: people?.map((each) => (each.id === stored.id ? stored : each)) ?? null,
      };
    }),
    storeRole: assign(({ context }, { role, isOn }: { role: RoleName; isOn: boolean }) => ({
      roles: ROLE_NAMES.filter((name) => (name === role ? isOn : context.roles.includes(name))),
    })),
    storeRoles: assign((_, { roles }: { roles: readonly RoleName[] }) => ({
      roles: ROLE_NAMES.filter((name) => roles.includes(name)),
    })),
    startValidation: assign({ isChecked: true }),
    ...fieldActions(STAFF_RULES),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    /** Updates the session if the person is the user. */
    announce: effect<StaffMember>('announce'),
  },
});
