import { linkSent, type StaffMember, staffAdded, staffSaved } from '#domain/access/staff-member.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { reportFailed, reportUnconfirmed } from '../shared/failure.ts';
import { fieldBlur } from '../shared/form-fields.ts';
import { activationIn, changeIn, EMPTY, isUnsaved, newPersonIn, staffSetup } from './staff.setup.ts';
import type { StaffContext, StaffEvent } from './staff.types.ts';

interface Saved {
  event: { output: StaffMember };
}

const STORE_SAVED = {
  type: 'storeSaved',
  params: ({ event }: Saved) => ({ person: event.output }),
} as const;

const saved = [
  STORE_SAVED,
  { type: 'announce', params: ({ event }: Saved) => event.output },
  { type: 'showToast', params: ({ event }: Saved) => staffSaved(event.output.name) },
] as const;

const reportChange = {
  type: 'reportUnsavedWork',
  params: ({ context }: { context: StaffContext }) => ({ isUnsaved: isUnsaved(context) }),
} as const;

type Of<Type> = { event: Extract<StaffEvent, { type: Type }> };

/** Also valid while the visible list waits for the server. */
const listEvents = {
  'list.search': {
    actions: { type: 'storeSearch', params: ({ event }: Of<'list.search'>) => event },
  },
  'job.choose': { actions: { type: 'storeJob', params: ({ event }: Of<'job.choose'>) => event } },
  'list.sort': { actions: { type: 'storeSort', params: ({ event }: Of<'list.sort'>) => event } },
} as const;

export const staffMachine = staffSetup.createMachine({
  id: 'staff',
  description: 'Managers add people to the staff, and change their names, phones, and roles.',
  meta: { requirements: ['PERM-8'] },
  context: EMPTY,
  initial: 'list',
  states: {
    list: {
      description: 'The page lists the staff. A choice that is made while the list loads is kept.',
      initial: 'loading',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      exit: 'clearFailure',
      on: {
        ...listEvents,
        'person.add': { target: 'editing', actions: 'startPerson' },
        'person.edit': {
          target: 'editing',
          actions: { type: 'choosePerson', params: ({ event }) => event },
        },
        'person.deactivate': {
          target: 'confirming',
          actions: { type: 'choosePerson', params: ({ event }) => event },
        },
        'person.activate': {
          target: 'changing',
          actions: { type: 'choosePerson', params: ({ event }) => event },
        },
        'link.send': {
          target: 'sendingLink',
          actions: { type: 'choosePerson', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          description: 'Loads the staff. An earlier list stays on the page.',
          tags: 'loading',
          invoke: {
            id: 'listStaff',
            src: 'listStaff',
            onDone: {
              target: 'shown',
              actions: { type: 'storePeople', params: ({ event }) => ({ people: event.output }) },
            },
            onError: { target: '#staff.failed', actions: 'storeFailure' },
          },
        },
        shown: { description: 'The list is loaded.', entry: 'clearFailure' },
        last: { type: 'history', description: 'A load that a dialog stopped starts again.' },
      },
    },
    failed: {
      description: 'The staff could not be loaded, and the page shows the reason.',
      on: { 'list.retry': { target: 'list', actions: 'clearFailure' } },
    },
    editing: {
      description:
        'The dialog for a new or a listed person is open. It shows what another user stored first.',
      on: {
        'field.change': { actions: [{ type: 'applyEdit', params: ({ event }) => event }, reportChange] },
        'field.blur': fieldBlur,
        'role.switch': { actions: [{ type: 'storeRole', params: ({ event }) => event }, reportChange] },
        'roles.choose': { actions: [{ type: 'storeRoles', params: ({ event }) => event }, reportChange] },
        'form.save': [{ guard: 'isComplete', target: 'saving' }, { actions: 'startValidation' }],
        'dialog.close': [{ guard: 'isUnsaved', target: 'discarding' }, { target: 'list.last' }],
      },
    },
    // The list loads again, because a save whose response was lost may have succeeded.
    discarding: discardQuestion({ kept: 'editing', discarded: { target: 'list', actions: 'clearFailure' } }),
    saving: {
      description: 'Saves the person. The dialog stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Adds a new person, or changes an existing one.',
          always: [{ guard: 'isNewPerson', target: 'adding' }, { target: 'storing' }],
        },
        adding: {
          description: 'Adds the person, who gets an email.',
          invoke: {
            id: 'addPerson',
            src: 'addPerson',
            input: ({ context }) => newPersonIn(context),
            onDone: {
              target: '#staff.list',
              actions: [
                STORE_SAVED,
                { type: 'showToast', params: ({ event }) => staffAdded(event.output.name) },
              ],
            },
            onError: { target: '#staff.editing', actions: 'storeFailure' },
          },
        },
        storing: {
          description: 'Changes a listed person.',
          invoke: {
            id: 'changePerson',
            src: 'changePerson',
            input: ({ context }) => changeIn(context),
            onDone: { target: '#staff.list', actions: saved },
            onError: [
              { guard: 'isOutdated', target: '#staff.editing', actions: ['storeFailure', 'mergeStored'] },
              { target: '#staff.editing', actions: 'storeFailure' },
            ],
          },
        },
      },
    },
    confirming: {
      description: 'A confirmation explains what deactivating does.',
      on: { 'change.confirm': 'changing', 'dialog.close': 'list.last' },
    },
    changing: {
      description: 'Deactivates or activates the person.',
      tags: 'busy',
      on: listEvents,
      invoke: {
        id: 'changePerson',
        src: 'changePerson',
        input: ({ context }) => activationIn(context),
        onDone: { target: 'list', actions: saved },
        onError: [
          {
            guard: 'isRefused',
            target: 'list',
            actions: ['storeFailure', reportFailed('Couldn’t change this person')],
          },
          { target: 'list', actions: ['storeFailure', reportUnconfirmed('the change was saved')] },
        ],
      },
    },
    sendingLink: {
      description: 'Emails the person a link to choose a password.',
      tags: 'busy',
      on: listEvents,
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ userId: context.person?.id ?? '' }),
        onDone: {
          target: 'list.last',
          actions: { type: 'showToast', params: ({ context }) => linkSent(context.person?.email ?? '') },
        },
        onError: [
          {
            guard: 'isRefused',
            target: 'list.last',
            actions: ['storeFailure', reportFailed('Couldn’t send the link')],
          },
          { target: 'list.last', actions: ['storeFailure', reportUnconfirmed('the link was sent')] },
        ],
      },
    },
  },
});
