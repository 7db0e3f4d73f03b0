import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { timeZoneName } from '#domain/access/practice-settings.ts';
import type { practiceSettingsMachine } from '#machines/practice-settings/practice-settings.machine.ts';
import {
  selectDifferences,
  selectHasChanges,
  selectIsOutdated,
  selectIsSaving,
  selectMessages,
  selectNotice,
  selectSettingsPhase,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import {
  practiceSettingsModel,
  REFUSED,
  SAVED,
  STORED,
  THEIRS,
} from '#tests/machines/practice-settings.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { choose } from './choose.ts';
import { type Drive, leaveField } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof practiceSettingsMachine>;

/** While the form is saving, its fields are read-only; a button without an effect is disabled. */
function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  if (event.type === 'settings.load') return snapshot.matches('failed');
  if (!snapshot.matches('editing') || selectIsSaving(snapshot)) return false;
  const { timeZone, fields } = snapshot.context;
  switch (event.type) {
    case 'field.change':
      return event['value'] !== fields.texts.emailSupport;
    case 'zone.choose':
      return event['timeZone'] !== timeZone;
    case 'field.blur':
      return true;
    default:
      return selectHasChanges(snapshot);
  }
}

const SAVING = 'practiceSettings.editing.changed.saving';

export const practiceSettingsPage = pageModel({
  model: practiceSettingsModel,
  scenes: { 'the settings of a practice': { input: undefined, can } },
  notOnPage: ['settings.save', 'settings.discard', 'field.change', 'field.blur', 'zone.choose'].map(
    (type) => ({
      transition: `${SAVING}|${type}|0`,
      why: 'the fields can only be read then, and the buttons do nothing',
    }),
  ),
});

const SETTINGS = '/settings';

export const drivePracticeSettings: Drive<typeof practiceSettingsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(SETTINGS);
  await desk.tell('/logo', () => ({ logo: null }));
  const sees = (snapshot: Snapshot) => {
    const isForm = selectSettingsPhase(snapshot) === 'form';
    const { timeZone, fields } = snapshot.context;
    const notices = [
      ...(selectNotice(snapshot) === null ? [] : ['The settings weren’t saved']),
      ...(selectIsOutdated(snapshot) ? ['Someone else changed these settings'] : []),
    ];
    return shows(adapter, readSettings, {
      phase: selectSettingsPhase(snapshot),
      zone: isForm ? timeZoneName(timeZone) : '',
      email: isForm ? fields.texts.emailSupport : '',
      weekdays: isForm ? fields.texts.weekdayHours : '',
      message: isForm ? (selectMessages(snapshot).emailSupport ?? '') : '',
      notices: isForm ? notices : [],
      differences: selectDifferences(snapshot).map(({ name, stored, mine }) => [name, stored, mine]),
      canSave: selectHasChanges(snapshot),
      isSaving: selectIsSaving(snapshot),
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/practice'),
    do: {
      'field.change': ({ value }) => adapter.fill('Email', value),
      'field.blur': () => leaveField(adapter, 'Email'),
      'zone.choose': ({ timeZone }) => choose(adapter, 'Time zone', timeZone),
      'settings.save': () => adapter.click('button', 'Save changes'),
      'settings.discard': () => adapter.click('button', 'Discard changes'),
      'settings.load': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'loadSettings → loaded': () => answer(SETTINGS, 200, STORED),
      'loadSettings → server down': () => answer(SETTINGS, 503, BUSY),
      'saveSettings → saved': () => answer(SETTINGS, 200, SAVED),
      'saveSettings → changed by another user': () =>
        answer(SETTINGS, 409, {
          status: 409,
          reason: 'Conflict',
          code: 'practiceSettingsChanged',
          message: 'Someone else changed these settings.',
          current: [THEIRS],
        }),
      'saveSettings → refused at a field': () => answer(SETTINGS, 400, REFUSED),
      'saveSettings → server down': () => answer(SETTINGS, 503, BUSY),
    },
    see: everyState(practiceSettingsPage, sees),
  };
};

function readSettings() {
  const input = (name: string) => document.querySelector<HTMLInputElement>(`.practice input[name=${name}]`);
  const email = input('emailSupport');
  const message = document.getElementById(email?.getAttribute('aria-describedby') ?? '')?.innerText;
  const save = document.querySelector<HTMLButtonElement>('.practice [type=submit]');
  const isFailed = document.querySelector('.state-message[role=alert]') !== null;
  const isForm = document.querySelector('.practice form') !== null;
  const notShown = isFailed ? 'failed' : 'loading';
  return {
    phase: isForm ? 'form' : notShown,
    zone: document.querySelector<HTMLElement>('.practice .select-value')?.innerText ?? '',
    email: email?.value ?? '',
    weekdays: input('weekdayHours')?.value ?? '',
    message: email?.ariaInvalid === 'true' ? (message ?? '') : '',
    notices: [...document.querySelectorAll<HTMLElement>('.practice-notice .banner-title')].map(
      ({ innerText }) => innerText,
    ),
    differences: [...document.querySelectorAll('.practice-notice .table-row')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('th, td')].map(({ innerText }) => innerText),
    ),
    canSave: save !== null && !save.disabled,
    isSaving: save?.dataset['loading'] === 'true',
  };
}
