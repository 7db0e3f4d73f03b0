import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { DAYS, dayMessage, listedTime, type Week } from '#domain/access/office-hours.ts';
import { timeZoneName } from '#domain/access/practice-settings.ts';
import type { practiceSettingsMachine } from '#machines/practice-settings/practice-settings.machine.ts';
import {
  selectDifferences,
  selectHasChanges,
  selectIsOutdated,
  selectIsSaving,
  selectMessages,
  selectNotice,
  selectOtherZone,
  selectSettingsPhase,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import {
  OTHER_TEXTS,
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
  const { timeZone, fields, week } = snapshot.context;
  switch (event.type) {
    case 'field.change':
      return event['value'] !== fields.texts.emailSupport;
    case 'zone.choose':
      return event['timeZone'] !== timeZone;
    case 'field.blur':
      return true;
    case 'time.choose':
      return week !== null && event['minutes'] !== week.Monday?.closes;
    case 'day.toggle':
    case 'hours.copyMonday':
      return week !== null;
    case 'hours.byDay':
      return week === null;
    case 'hours.correctZone':
      return selectOtherZone(snapshot) !== null;
    default:
      return selectHasChanges(snapshot);
  }
}

const SAVING = 'practiceSettings.editing.changed.saving';

export const practiceSettingsPage = pageModel({
  model: practiceSettingsModel,
  scenes: { 'the settings of a practice': { input: undefined, can } },
  notOnPage: [
    'settings.save',
    'settings.discard',
    'field.change',
    'field.blur',
    'zone.choose',
    'day.toggle',
    'time.choose',
    'hours.copyMonday',
    'hours.byDay',
    'hours.correctZone',
  ].map((type) => ({
    transition: `${SAVING}|${type}|0`,
    why: 'the fields can only be read then, and the buttons do nothing',
  })),
});

const SETTINGS = '/settings';

export const drivePracticeSettings: Drive<typeof practiceSettingsMachine> = async (adapter, desk) => {
  const answer = await desk.hold(SETTINGS);
  await desk.tell('/logo', () => ({ logo: null }));
  const sees = (snapshot: Snapshot) => {
    const isForm = selectSettingsPhase(snapshot) === 'form';
    const { timeZone, fields, week } = snapshot.context;
    const notices = [
      ...(selectNotice(snapshot) === null ? [] : ['The settings weren’t saved']),
      ...(selectIsOutdated(snapshot) ? ['Someone else changed these settings'] : []),
    ];
    return shows(adapter, readSettings, {
      phase: selectSettingsPhase(snapshot),
      zone: isForm ? timeZoneName(timeZone) : '',
      email: isForm ? fields.texts.emailSupport : '',
      hours: isForm ? shownHours(week, fields.texts.weekdayHours) : [],
      dayProblems: DAYS.flatMap((day) => dayMessage(week?.[day] ?? null) ?? []),
      message: isForm ? (selectMessages(snapshot).emailSupport ?? '') : '',
      notices: isForm ? notices : [],
      differences: selectDifferences(snapshot).map(({ name, stored, mine }) => [
        name,
        stored || 'None',
        mine || 'None',
      ]),
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
      'day.toggle': ({ day }) =>
        adapter.clickAt(`.office-day:nth-of-type(${DAYS.indexOf(day) + 1}) [type=checkbox]`),
      'time.choose': ({ day, end, minutes }) => choose(adapter, `${day} ${end}`, String(minutes)),
      'hours.copyMonday': () => adapter.click('button', 'Copy to all weekdays'),
      'hours.byDay': () => adapter.click('button', 'Set hours by day'),
      'hours.correctZone': () => adapter.click('button', 'Change to ET'),
      'settings.save': () => adapter.click('button', 'Save changes'),
      'settings.discard': () => adapter.click('button', 'Discard changes'),
      'settings.load': () => adapter.click('button', 'Try again'),
    },
    answer: {
      'loadSettings → loaded': () => answer(SETTINGS, 200, STORED),
      'loadSettings → loaded with other texts': () => answer(SETTINGS, 200, OTHER_TEXTS),
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

const shownHours = (week: Week | null, weekdays: string): string[] =>
  week === null
    ? [weekdays]
    : DAYS.map((day) => {
        const hours = week[day];
        return hours === null ? 'Closed' : `${listedTime(hours.opens)} to ${listedTime(hours.closes)}`;
      });

function readSettings() {
  const input = (name: string) => document.querySelector<HTMLInputElement>(`.practice input[name=${name}]`);
  const email = input('emailSupport');
  const message = document.getElementById(email?.getAttribute('aria-describedby') ?? '')?.innerText;
  const save = document.querySelector<HTMLButtonElement>('.practice [type=submit]');
  const isFailed = document.querySelector('.state-message[role=alert]') !== null;
  const isForm = document.querySelector('.practice form') !== null;
  const days = [...document.querySelectorAll<HTMLElement>('.office-day')].map((row) => {
    const times = [...row.querySelectorAll<HTMLElement>('.select-value')].map(({ innerText }) => innerText);
    return times.length > 0 ? times.join(' to ') : (row.lastElementChild?.textContent ?? '');
  });
  const texts = isForm ? [input('weekdayHours')?.value ?? ''] : [];
  const notShown = isFailed ? 'failed' : 'loading';
  return {
    phase: isForm ? 'form' : notShown,
    zone: document.querySelector<HTMLElement>('.practice .select-value')?.innerText ?? '',
    email: email?.value ?? '',
    hours: days.length > 0 ? days : texts,
    dayProblems: [...document.querySelectorAll<HTMLElement>('.office-day [data-tone=error]')].map(
      ({ innerText }) => innerText,
    ),
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
