import { pageModel } from '#charts/page/page-model.ts';
import { DAYS, dayMessage, listedTime, type Week } from '#domain/practice/office-hours.ts';
import { timeZoneName } from '#domain/practice/practice-settings.ts';
import * as select from '#machines/practice-settings/practice-settings.selectors.ts';
import {
  OTHER_TEXTS,
  practiceSettingsModel,
  REFUSED,
  SAVED,
  STORED,
  THEIRS,
} from '#tests/machines/practice-settings.model.ts';
import { BUSY, conflict } from '#tests/support/failures.ts';
import { choose } from './choose.ts';
import { canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof practiceSettingsModel>;

const canEdit = (snapshot: Snapshot): boolean =>
  snapshot.matches('editing') && !select.selectIsSaving(snapshot);
const canEditWeek = (snapshot: Snapshot): boolean => canEdit(snapshot) && snapshot.context.week !== null;

/** While the form is saving, its fields are read-only; a button without an effect is disabled. */
const can = canDo<typeof practiceSettingsModel>({
  'settings.load': (snapshot) => snapshot.matches('failed'),
  'field.change': (snapshot, { value }) =>
    canEdit(snapshot) && value !== snapshot.context.fields.texts.telephoneNumber,
  'zone.choose': (snapshot, { timeZone }) => canEdit(snapshot) && timeZone !== snapshot.context.timeZone,
  'field.blur': canEdit,
  'time.choose': (snapshot, { minutes }) =>
    canEditWeek(snapshot) && minutes !== snapshot.context.week?.Monday?.closes,
  'day.toggle': canEditWeek,
  'hours.copyMonday': canEditWeek,
  'hours.byDay': (snapshot) => canEdit(snapshot) && !canEditWeek(snapshot),
  'hours.correctZone': (snapshot) => canEdit(snapshot) && select.selectOtherZone(snapshot) !== null,
  otherwise: (snapshot) => canEdit(snapshot) && select.selectHasChanges(snapshot),
});

export const practiceSettingsPage = pageModel({
  model: practiceSettingsModel,
  scenes: { 'the settings of a practice': { input: undefined, can } },
  notOnPage: [],
});

const SETTINGS = '/settings';
const CHANGED = 'Someone else changed these settings.';

export const drivePracticeSettings: Drive<typeof practiceSettingsModel> = async (adapter, harness) => {
  const answer = await harness.pause(SETTINGS);
  await harness.respondTo('/logo', () => ({ logo: null }));
  const sees = (snapshot: Snapshot) => {
    const isForm = select.selectSettingsPhase(snapshot) === 'form';
    const { timeZone, fields, week } = snapshot.context;
    const notices = [
      ...(select.selectNotice(snapshot) === null ? [] : ['We couldn’t confirm that the settings were saved']),
      ...(select.selectIsOutdated(snapshot) ? ['Someone else changed these settings'] : []),
    ];
    return shows(adapter, readSettings, {
      phase: select.selectSettingsPhase(snapshot),
      zone: isForm ? timeZoneName(timeZone) : '',
      phone: isForm ? fields.texts.telephoneNumber : '',
      hours: isForm ? shownHours(week, fields.texts.weekdayHours) : [],
      dayProblems: DAYS.flatMap((day) => dayMessage(week?.[day] ?? null) ?? []),
      message: isForm ? (select.selectMessages(snapshot).telephoneNumber ?? '') : '',
      notices: isForm ? notices : [],
      differences: select
        .selectDifferences(snapshot)
        .map(({ name, stored, mine }) => [name, stored || 'None', mine || 'None']),
      canSave: select.selectHasChanges(snapshot),
      isSaving: select.selectIsSaving(snapshot),
    });
  };
  return {
    open: () => harness.open('/practice'),
    do: {
      'field.change': ({ value }) => adapter.fill('Phone', value),
      'field.blur': () => leaveField(adapter, 'Phone'),
      'zone.choose': ({ timeZone }) => choose(adapter, 'Time zone', timeZone),
      'day.toggle': ({ day }) =>
        adapter.clickAt(`.office-day:nth-of-type(${DAYS.indexOf(day) + 1}) [type=checkbox]`),
      'time.choose': ({ day, end, minutes }) => choose(adapter, `${day} ${end}`, String(minutes)),
      'hours.copyMonday': () => adapter.click('button', 'Copy to all weekdays'),
      'hours.byDay': () => adapter.click('button', 'Set hours by day'),
      'hours.correctZone': () => adapter.click('button', /^(Change to|Remove) [CE]S?T$/),
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
        answer(SETTINGS, 409, conflict('practiceSettingsChanged', CHANGED, [THEIRS])),
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
  const phone = dom.input('.practice input[name=telephoneNumber]');
  const days = dom.all('.office-day').map((row) => {
    const times = dom.texts('.select-value', row);
    return times.length > 0 ? times.join(' to ') : (row.lastElementChild?.textContent ?? '');
  });
  const weekdays = dom.all<HTMLInputElement>('.practice input[name=weekdayHours]');
  return {
    phase: dom.which({ form: '.practice form', failed: '.state-message[role=alert]' }) ?? 'loading',
    zone: dom.words('.practice .select-value'),
    phone: phone?.value ?? '',
    hours: [...days, ...weekdays.map(({ value }) => value)],
    dayProblems: dom.texts('.office-day [data-tone=error]'),
    message: dom.error(phone),
    notices: dom.texts('.practice-notice .banner-title'),
    differences: dom.rows('.practice-notice .table-row'),
    canSave: dom.has('.practice [type=submit]:enabled'),
    isSaving: dom.has('.practice [type=submit][data-loading=true]'),
  };
}
