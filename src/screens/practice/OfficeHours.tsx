import { useSelector } from '@xstate/react';
import {
  DAYS,
  type Day,
  type DayHours,
  dayMessage,
  timeOptions,
  type Week,
} from '#domain/practice/office-hours.ts';
import { timeZoneOptions } from '#domain/practice/practice-settings.ts';
import {
  type PracticeSettingsRef,
  selectIsSaving,
  selectMessages,
  selectOtherZone,
  selectStoredTimeZone,
  selectTexts,
  selectTimeZone,
  selectWeek,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { FormPair, FormSection } from '#ui/Form/Form.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { copy } from './copy.ts';
import { useSetting } from './use-setting.ts';
import './OfficeHours.css';

interface HoursProps {
  settings: PracticeSettingsRef;
}

/** CONST-3 */
export function OfficeHours({ settings }: HoursProps) {
  const week = useSelector(settings, selectWeek);
  return (
    <FormSection title={copy.hours}>
      <TimeZone settings={settings} />
      <OtherZone settings={settings} />
      {week === null ? <Texts settings={settings} /> : <Days settings={settings} week={week} />}
    </FormSection>
  );
}

function TimeZone({ settings }: HoursProps) {
  return (
    <div className="office-zone">
      <Select
        label={copy.timeZone}
        hint={copy.timeZoneAbout}
        value={useSelector(settings, selectTimeZone)}
        options={timeZoneOptions(useSelector(settings, selectStoredTimeZone))}
        disabled={useSelector(settings, selectIsSaving)}
        onChoose={(timeZone) => settings.send({ type: 'zone.choose', timeZone })}
      />
    </div>
  );
}

function Days({ settings, week }: HoursProps & { week: Week }) {
  const isSaving = useSelector(settings, selectIsSaving);
  const { weekdayHours, weekendHours } = useSelector(settings, selectTexts);
  const messages = useSelector(settings, selectMessages);
  const problem = messages.weekdayHours ?? messages.weekendHours;
  return (
    <>
      <div className="office-days">
        <p className="practice-about">{copy.hoursAbout}</p>
        {DAYS.map((day) => (
          <DayRow key={day} settings={settings} day={day} hours={week[day]} isSaving={isSaving} />
        ))}
      </div>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <p className="office-words">{copy.hoursInHelp(weekdayHours, weekendHours)}</p>
    </>
  );
}

interface DayProps extends HoursProps {
  day: Day;
  hours: DayHours | null;
  isSaving: boolean;
}

function DayRow({ settings, day, hours, isSaving }: DayProps) {
  const timeOf = (end: keyof DayHours, opening: DayHours) => ({
    label: copy.timeOf(day, end),
    value: String(opening[end]),
    options: timeOptions(opening[end]),
    disabled: isSaving,
    onChoose: (id: string) => settings.send({ type: 'time.choose', day, end, minutes: Number(id) }),
  });
  return (
    <div className="office-day">
      <Checkbox
        label={day}
        checked={hours !== null}
        disabled={isSaving}
        onChange={() => settings.send({ type: 'day.toggle', day })}
      />
      {hours === null ? (
        <span className="office-closed">{copy.closed}</span>
      ) : (
        <>
          <Select {...timeOf('opens', hours)} />
          <span className="office-to" aria-hidden="true">
            {copy.to}
          </span>
          <Select {...timeOf('closes', hours)} error={dayMessage(hours)} />
          {day === 'Monday' && (
            <Button
              size="small"
              disabled={isSaving}
              onClick={() => settings.send({ type: 'hours.copyMonday' })}
            >
              {copy.copyMonday}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Hours that don't fit into one opening and one closing time a day. */
function Texts({ settings }: HoursProps) {
  return (
    <>
      <p className="practice-about">{copy.hoursAboutTexts}</p>
      <FormPair>
        <TextField
          {...useSetting(settings, 'weekdayHours')}
          label={copy.weekdays}
          hint={copy.weekdayExample}
        />
        <TextField
          {...useSetting(settings, 'weekendHours')}
          label={copy.weekend}
          hint={copy.weekendExample}
        />
      </FormPair>
      <div>
        <Button
          size="small"
          disabled={useSelector(settings, selectIsSaving)}
          onClick={() => settings.send({ type: 'hours.byDay' })}
        >
          {copy.byDay}
        </Button>
      </div>
    </>
  );
}

/** The hours are for patients, so they are in the practice's own time zone. */
function OtherZone({ settings }: HoursProps) {
  const other = useSelector(settings, selectOtherZone);
  const isSaving = useSelector(settings, selectIsSaving);
  if (other === null) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" disabled={isSaving} onClick={() => settings.send({ type: 'hours.correctZone' })}>
          {copy.correctZone(other.found, other.abbreviation)}
        </Button>
      }
    >
      {copy.otherZone(other.found, other.zone)}
    </Banner>
  );
}
