import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import type { MemberChange, MemberRecord } from '#domain/patient/member-edit.ts';
import type { PatientPage, PatientSearchRequest } from '#domain/patient/patient-search.ts';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import { patientSearchMachine } from '#machines/patient-search/patient-search.machine.ts';
import { ASKED, PATIENT, PLAN } from '#tests/machines/benefits.model.ts';
import { RECORD } from '#tests/machines/member-edit.model.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { QuestionCard } from '#widgets/patient-management/benefit-summary/QuestionCard.tsx';
import { MemberForm } from '#widgets/patient-management/member-edit/MemberForm.tsx';
import { SearchFilters } from '#widgets/patient-management/search/SearchFilters.tsx';
import { mount } from './mount.tsx';

const fieldOf = (label: string) => page.getByLabelText(label, { exact: true });
const inputOf = (label: string) => fieldOf(label).element() as HTMLInputElement;

function compose(input: HTMLInputElement, text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  setValue?.call(input, text);
  const inputType = 'insertCompositionText';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, isComposing: true }));
}

describe('a field of the form that edits a patient', () => {
  const save = commandedPort<{ message: string }, { change: MemberChange; version: number }>();

  beforeEach(async () => {
    const record = commandedPort<MemberRecord>();
    const machine = memberEditMachine.provide({
      actors: { loadMember: record.logic, saveMember: save.logic },
      actions: { reportUnsavedWork: () => undefined },
    });
    const edit = createActor(machine, { input: { today: '2026-11-22' } }).start();
    await record.succeed(RECORD);
    mount(<MemberForm edit={edit} />);
  });

  it('FIELD-1: keeps the cursor position after a rejected key', async () => {
    await fieldOf('Last name').click();
    const input = inputOf('Last name');
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('!');
    await expect
      .element(page.getByText("You can only use letters, numbers, spaces, and . ' -"))
      .toBeVisible();
    expect([input.value, input.selectionStart]).toEqual(['Marlowe', 3]);
  });

  it('FIELD-2: Enter completes a date like leaving the field, then saves', async () => {
    await fieldOf('Date of birth').fill('1/5/85');
    await userEvent.keyboard('{Enter}');
    expect(inputOf('Date of birth').value).toBe('01/05/1985');
    expect(save.asked).toEqual([{ change: { birthDate: '1985-01-05' }, version: 3 }]);
  });
});

describe('a field of the patient search', () => {
  beforeEach(() => {
    const search = commandedPort<PatientPage, PatientSearchRequest>();
    const machine = patientSearchMachine.provide({
      actors: { searchPatients: search.logic },
      actions: { rememberSearch: () => undefined },
    });
    const actor = createActor(machine, {
      input: { today: '2026-11-22', columns: [], restored: null, found: null },
    }).start();
    mount(<SearchFilters search={actor} />);
  });

  it('FIELD-1: filters composed text when the composition ends', async () => {
    await page.getByText('Filters', { exact: true }).click();
    await expect.element(fieldOf('Member ID')).toBeVisible();
    const input = inputOf('Member ID');
    compose(input, 'にa');
    expect(input.value).toBe('にa');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.poll(() => input.value).toBe('');
    await expect.element(page.getByText('You can only use numbers')).toBeVisible();
  });
});

describe('the benefit question', () => {
  it('FIELD-2: gets a response 300 ms after the last key, and immediately after a paste', async () => {
    const load = commandedPort<typeof ASKED>();
    const machine = benefitsMachine.provide({ actors: { loadSummary: load.logic } });
    const benefits = createActor(machine, { input: { plan: PLAN, patient: PATIENT } }).start();
    await load.succeed(ASKED);
    mount(<QuestionCard benefits={benefits} />);
    const answers = () => document.querySelectorAll('.benefit-answer').length;
    await fieldOf('Procedure').fill('fluoride');
    expect(answers()).toBe(0);
    await expect.poll(answers).toBe(1);
    await navigator.clipboard.writeText('exam fluoride');
    await userEvent.keyboard('{Control>}a{/Control}{Control>}v{/Control}');
    expect(answers()).toBe(0);
    await expect
      .element(page.getByText('We don’t know this procedure. Check the spelling, or enter its code.').last())
      .toBeVisible();
  });
});
