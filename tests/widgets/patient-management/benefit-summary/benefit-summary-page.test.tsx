// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Patient } from '#domain/plan/plan-selection.ts';
import { planSelectionMachine } from '#machines/plan-selection/plan-selection.machine.ts';
import { selectPlan } from '#machines/plan-selection/plan-selection.selectors.ts';
import { BenefitSummaryPage } from '#widgets/patient-management/benefit-summary/BenefitSummaryPage.tsx';
import { commandedPort } from '../../../support/commanded-port.ts';
import { deskHost } from '../../../support/desk-host.ts';
import { ADA, heldBy, plansIn } from '../../../support/patient-plans.ts';

const TODAY = '2026-11-22';
const patientWith = (autoRenew: boolean): Patient => ({
  member: { ...ADA },
  summary: plansIn({ activePlans: [heldBy({ autoRenew })] }),
});

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

/** The page about a patient who is known already, over a server that never answers what it is asked. */
async function openPage() {
  const asked: string[] = [];
  const host = deskHost({
    fetch(path) {
      asked.push(path);
      return new Promise<never>(() => undefined);
    },
  });
  const patient = commandedPort<Patient>();
  const due = commandedPort<number, { planId: string }>();
  const machine = planSelectionMachine.provide({
    actors: { loadPatient: patient.logic, getAmountDue: due.logic },
  });
  const selection = createActor(machine).start();
  await patient.succeed(patientWith(true));
  const about = {
    host,
    page: 'benefitSummary' as const,
    member: ADA,
    plan: selectPlan(selection.getSnapshot()),
    selection,
    today: TODAY,
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<BenefitSummaryPage {...about} isDueKnown={true} />));
  return {
    asked,
    loads: (again: Patient) =>
      act(() => {
        selection.send({ type: 'patient.refresh' });
        return patient.succeed(again);
      }),
    close: () => act(async () => root.unmount()),
  };
}

it('API-15: the benefits stay as they are when the patient is loaded again, with what is being done about them', async () => {
  const { asked, loads, close } = await openPage();
  expect(asked).toHaveLength(1);
  await loads(patientWith(true));
  expect(asked).toHaveLength(1);
  await close();
});

it('API-15: the benefits are asked for anew where the plan is another one by now', async () => {
  const { asked, loads, close } = await openPage();
  await loads(patientWith(false));
  expect(asked).toHaveLength(2);
  await close();
});
