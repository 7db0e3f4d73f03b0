import { describe, expect, it } from 'vitest';
import type { Leave, UnsavedWork } from '#domain/navigation/leaving.ts';
import { leavingMachine } from '#machines/leaving/leaving.machine.ts';
import {
  selectIsConfirming,
  selectIsHarmless,
  selectLeave,
  selectLost,
} from '#machines/leaving/leaving.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

const FEES: UnsavedWork = { id: 'widget', name: 'Manage Plan Fees', lostWith: 'page' };
const PASSWORD: UnsavedWork = { id: 'password', name: 'Update password', lostWith: 'portal' };
const OTHER_PRACTICE: Leave = { kind: 'practice', practiceId: 'p2' };
const REPORT: Leave = { kind: 'page', path: '/reports' };

function startLeaving() {
  const { actor: leaving, log, now } = startChart(leavingMachine, { path: '/fee-management' });
  const sent = () => log.filter(([name]) => name !== 'notifyBrowser' && name !== 'closeBell');
  const taken = () => sent().map(([, leave]) => leave);
  const seen = () => {
    if (!selectIsConfirming(now())) return NOT_ASKED;
    return { asked: selectLeave(now()), lost: selectLost(now()).map(({ name }) => name) };
  };
  return { leaving, sent, taken, seen };
}

const NOT_ASKED = { asked: null, lost: [] };

describe('leaving with work that is not saved', () => {
  it('staying loses nothing; leaving loses only the named work', () => {
    const { leaving, taken, seen } = startLeaving();
    leaving.send({ type: 'work.begin', work: FEES });
    leaving.send({ type: 'work.begin', work: PASSWORD });
    leaving.send({ type: 'leave.request', leave: REPORT });
    leaving.send({ type: 'leave.refuse' });
    expect([taken(), seen()]).toEqual([[], NOT_ASKED]);
    expect(leaving.getSnapshot().context.unsavedChanges).toEqual([FEES, PASSWORD]);
    leaving.send({ type: 'leave.request', leave: REPORT });
    leaving.send({ type: 'leave.confirm' });
    expect([taken(), seen()]).toEqual([[REPORT], NOT_ASKED]);
    expect(leaving.getSnapshot().context.unsavedChanges).toEqual([PASSWORD]);
    expect(selectLost(leaving.getSnapshot()), 'the names stay until the dialog has closed').toEqual([FEES]);
  });

  it('opening the current page loses nothing', () => {
    const { leaving, taken } = startLeaving();
    leaving.send({ type: 'work.begin', work: FEES });
    const same: Leave = { kind: 'history', path: '/fee-management/', steps: -1 };
    leaving.send({ type: 'leave.request', leave: same });
    expect(taken()).toEqual([same]);
    leaving.send({ type: 'path.change', path: '/reports' });
    leaving.send({ type: 'leave.request', leave: REPORT });
    expect(taken()).toEqual([same, REPORT]);
  });

  it('a dialog over all pages is lost only by signing out', () => {
    const { leaving, taken, seen } = startLeaving();
    leaving.send({ type: 'work.begin', work: PASSWORD });
    leaving.send({ type: 'leave.request', leave: OTHER_PRACTICE });
    leaving.send({ type: 'leave.request', leave: { kind: 'signOut' } });
    expect(taken()).toEqual([OTHER_PRACTICE]);
    expect(seen()).toEqual({ asked: { kind: 'signOut' }, lost: ['Update password'] });
  });

  it('BELL-5: a notification about a patient reloads the portal; one about a card opens another page', () => {
    const { leaving, seen } = startLeaving();
    const about = (type: 'BenefitDenied' | 'OfficeCardExpiring'): Leave => ({
      kind: 'notification',
      entry: {
        id: 'n1',
        label: 'A notification',
        date: '2026-11-20T10:00:00Z',
        priority: 'general',
        type,
        referenceId: '1',
        memberId: '7',
        roles: [],
        about: null,
      },
      path: type === 'BenefitDenied' ? '/view-patient/benefit-summary' : '/payment-management',
    });
    leaving.send({ type: 'work.begin', work: FEES });
    leaving.send({ type: 'work.begin', work: PASSWORD });
    leaving.send({ type: 'leave.request', leave: about('OfficeCardExpiring') });
    expect(seen().lost).toEqual(['Manage Plan Fees']);
    leaving.send({ type: 'leave.request', leave: about('BenefitDenied') });
    expect(seen().lost).toEqual(['Manage Plan Fees', 'Update password']);
    leaving.send({ type: 'leave.refuse' });
    leaving.send({ type: 'path.change', path: '/payment-management' });
    expect(selectIsHarmless(about('OfficeCardExpiring'))(leaving.getSnapshot())).toBe(true);
  });

  it('SESSION-2: leaving for a patient selects the practice and the patient, and opens the page', () => {
    const { leaving, sent } = startLeaving();
    const patient: Leave = { kind: 'patient', practiceId: 'p1', memberId: '7', path: '/reports' };
    leaving.send({ type: 'work.begin', work: FEES });
    leaving.send({ type: 'leave.request', leave: patient });
    expect(sent()).toEqual([]);
    leaving.send({ type: 'leave.confirm' });
    expect(sent()).toEqual([
      ['selectPatient', patient],
      ['openPage', patient],
    ]);
  });

  it('the confirmation closes once nothing would be lost, and the user stays', () => {
    const { leaving, taken, seen } = startLeaving();
    leaving.send({ type: 'work.begin', work: FEES });
    leaving.send({ type: 'leave.request', leave: { kind: 'organization', organizationId: 'o2' } });
    leaving.send({ type: 'work.end', id: 'widget' });
    expect([taken(), seen()]).toEqual([[], NOT_ASKED]);
  });
});
