import { assign, not, setup } from 'xstate';
import {
  changedDetails,
  DETAIL_RULES,
  DETAILS_SAVED,
  detailMessages,
  detailTexts,
  type StaffDetails,
} from '#domain/access/staff-details.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { failureActions } from '../shared/failure.ts';
import { fieldActions, fieldEvents, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type { OwnDetailsContext, OwnDetailsEvent } from './own-details.types.ts';

const shownAs = (stored: StaffDetails): OwnDetailsContext => ({
  stored,
  fields: unchangedFields(detailTexts(stored)),
  isChecked: false,
  failure: null,
});

const changesIn = ({ fields, stored }: OwnDetailsContext) => changedDetails(fields.texts, stored);

export const ownDetailsMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as OwnDetailsContext,
    events: {} as OwnDetailsEvent,
    input: {} as StaffDetails,
    tags: {} as 'busy',
  },
  actors: { saveDetails: port<StaffDetails, Partial<StaffDetails>>('saveDetails') },
  guards: {
    isChanged: ({ context }) => Object.keys(changesIn(context)).length > 0,
    isValid: ({ context: { fields, stored } }) =>
      Object.values(detailMessages(fields.texts, stored)).every((message) => message === null),
  },
  actions: {
    storeDetails: assign((_, stored: StaffDetails) => shownAs(stored)),
    restore: assign(({ context: { stored } }) => shownAs(stored)),
    startValidation: assign({ isChecked: true }),
    ...fieldActions(DETAIL_RULES),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    /** Updates the session, so that the header and the profile show them. */
    announce: effect<StaffDetails>('announce'),
  },
}).createMachine({
  id: 'ownDetails',
  description: 'A user changes their own name and phone.',
  meta: { requirements: ['LAYOUT-8'] },
  context: ({ input }) => shownAs(input),
  initial: 'unchanged',
  on: {
    ...fieldEvents,
  },
  states: {
    unchanged: {
      description: 'The fields have what is stored.',
      always: { guard: 'isChanged', target: 'changed' },
    },
    changed: {
      description: 'There are unsaved changes.',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: true } },
      exit: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      always: { guard: not('isChanged'), target: 'unchanged' },
      initial: 'typing',
      states: {
        typing: {
          description: 'The user fills in the fields. The page shows why saving failed.',
          on: {
            'details.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'startValidation' }],
            'details.discard': { actions: 'restore' },
          },
        },
        saving: {
          description: 'Saves what differs. The fields are read-only.',
          tags: 'busy',
          entry: 'clearFailure',
          on: { 'field.change': {}, 'field.blur': {} },
          invoke: {
            id: 'saveDetails',
            src: 'saveDetails',
            input: ({ context }) => changesIn(context),
            onDone: {
              target: '#ownDetails.unchanged',
              actions: [
                { type: 'storeDetails', params: ({ event }) => event.output },
                { type: 'announce', params: ({ event }) => event.output },
                { type: 'showToast', params: DETAILS_SAVED },
              ],
            },
            onError: { target: 'typing', actions: 'storeFailure' },
          },
        },
      },
    },
  },
});
