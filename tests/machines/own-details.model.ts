import { model } from '#charts/explore/model.ts';
import { changedDetails } from '#domain/access/staff-details.ts';
import { ownDetailsMachine } from '#machines/own-details/own-details.machine.ts';

const STORED = { name: 'Robin Vale', phone: '6145550100' };

export const ownDetailsModel = model({
  machine: ownDetailsMachine,
  inputs: [STORED],
  events: {
    'field.change': [
      { case: 'another name', field: 'name', value: 'Robin Vale Ash' },
      { case: 'a name that is too short', field: 'name', value: 'Bo' },
      { case: 'the stored name', field: 'name', value: 'Robin Vale' },
      { case: 'no phone', field: 'phone', value: '' },
    ],
    'field.blur': [{ field: 'name' }],
    'details.save': [{}],
    'details.discard': [{}],
  },
  outcomes: {
    saveDetails: {
      saved: { output: { name: 'Robin Vale Ash', phone: '6145550100' } },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches('unchanged'),
  invariants: {
    'LAYOUT-8.5: details can be saved exactly while they differ from what is stored.': (snapshot) => {
      const { fields, stored } = snapshot.context;
      const isChanged = Object.keys(changedDetails(fields.texts, stored)).length > 0;
      return isChanged === snapshot.matches('changed');
    },
    'LAYOUT-8.5: a name that is too short is not sent.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.fields.texts.name !== 'Bo',
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.failure === null,
  },
});
