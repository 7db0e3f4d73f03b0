import { model } from '#charts/explore/model.ts';
import { isPossible } from '#domain/practice/office-hours.ts';
import { weekOf } from '#domain/practice/office-hours-text.ts';
import {
  changedSettings,
  NO_SETTINGS,
  settingsOf,
  settingTexts,
} from '#domain/practice/practice-settings.ts';
import { practiceSettingsMachine } from '#machines/practice-settings/practice-settings.machine.ts';
import { selectIsOutdated } from '#machines/practice-settings/practice-settings.selectors.ts';
import { BUSY, invalidField } from '#tests/support/failures.ts';

export const STORED = {
  timeZone: 'America/New_York',
  telephoneNumber: '6145550134',
  weekdayHours: '7am-6pm EST',
  weekendHours: '',
  emailSupport: 'help@harbor.test',
  address: '12 Lantern Road, Portland, ME 04101',
  version: 3,
};
export const SAVED = { ...STORED, timeZone: 'Pacific/Honolulu', version: 4 };
export const THEIRS = { ...STORED, weekdayHours: '8am-5pm EST', version: 4 };
/** Hours that are not known by day, in another time zone. */
export const OTHER_TEXTS = { ...STORED, weekdayHours: 'Call us, 8am-5pm CST' };
export const REFUSED = invalidField('telephoneNumber', 'Phone Number must be at least 10 digits');

export const practiceSettingsModel = model({
  machine: practiceSettingsMachine,
  inputs: [undefined],
  events: {
    'field.change': [
      { case: 'a valid phone', field: 'telephoneNumber', value: '(614) 555-0177' },
      { case: 'an invalid phone', field: 'telephoneNumber', value: '614555' },
      { case: 'the phone unchanged', field: 'telephoneNumber', value: '(614) 555-0134' },
    ],
    'field.blur': [{ field: 'telephoneNumber' }],
    'zone.choose': [
      { case: 'another', timeZone: 'Pacific/Honolulu' },
      { case: 'the stored one', timeZone: 'America/New_York' },
    ],
    'day.toggle': [{ day: 'Saturday' }],
    'time.choose': [
      { case: 'closing before opening', day: 'Monday', end: 'closes', minutes: 6 * 60 },
      { case: 'the stored closing time', day: 'Monday', end: 'closes', minutes: 18 * 60 },
    ],
    'hours.copyMonday': [{}],
    'hours.byDay': [{}],
    'hours.correctZone': [{}],
    'settings.save': [{}],
    'settings.discard': [{}],
    'settings.load': [{}],
  },
  outcomes: {
    loadSettings: {
      loaded: { output: STORED },
      'loaded with other texts': { output: OTHER_TEXTS },
      'server down': { error: BUSY },
    },
    saveSettings: {
      saved: { output: { kind: 'saved', settings: SAVED } },
      'changed by another user': { output: { kind: 'stale', settings: THEIRS } },
      'refused at a field': { error: REFUSED },
      'server down': { error: BUSY },
    },
  },
  /** The hours depend on neither the phone nor a failure. */
  isWorthTaking: ({ context: { fields, before, failure } }, { event: { type } }) =>
    !/^(day|time|hours)\./.test(type) ||
    (failure === null && fields.texts.telephoneNumber === settingTexts(before).telephoneNumber),
  isHome: (snapshot) => snapshot.matches({ editing: 'unchanged' }),
  whyHome: 'It starts before the settings are loaded.',
  invariants: {
    'CONST-3.8: settings can be saved exactly while they differ from what is stored.': (snapshot) => {
      const { before, timeZone, fields } = snapshot.context;
      const mine = settingsOf(timeZone, fields.texts, before.version);
      return (
        !snapshot.matches('editing') ||
        changedSettings(before, mine).length > 0 === snapshot.matches({ editing: 'changed' })
      );
    },
    'CONST-3.8: the form shows the values that another user stored, except for fields that this user changed.':
      (snapshot) => {
        const { before, fields } = snapshot.context;
        const isMine = !/ [EC]ST$/.test(fields.texts.weekdayHours);
        return (
          before.version !== THEIRS.version || isMine || fields.texts.weekdayHours === before.weekdayHours
        );
      },
    'CONST-3.8: a save hides what another user stored, so that the next conflict is announced.': (snapshot) =>
      !(snapshot.hasTag('busy') && selectIsOutdated(snapshot)),
    'CONST-3: possible days are what the texts of the hours mean.': ({ context: { week, fields } }) =>
      week === null || !isPossible(week) || JSON.stringify(week) === JSON.stringify(weekOf(fields.texts)),
    'CONST-3: hours are saved only if no day closes before it opens.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.week === null || isPossible(snapshot.context.week),
    'CONST-3: no setting is shown before it is loaded.': (snapshot) =>
      snapshot.context.before !== NO_SETTINGS || !snapshot.matches('editing'),
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !(snapshot.hasTag('busy') || snapshot.hasTag('loading')) || snapshot.context.failure === null,
  },
});
