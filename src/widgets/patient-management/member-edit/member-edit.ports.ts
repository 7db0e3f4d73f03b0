import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getMemberRecord, updateMember } from '#api/member-edit.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { MemberChange, MemberRecord } from '#domain/patient/member-edit.ts';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** The chart of the form that changes a patient, with every port provided. */
export function wireMemberEdit(host: WidgetHost, memberId: string, selection: PlanSelectionRef) {
  const client = createHostClient(host);
  const patient = () => ({ practiceId: host.session.practice.id, memberId });
  return memberEditMachine.provide({
    actors: {
      loadMember: fromPromise<MemberRecord, undefined>(({ signal }) =>
        getMemberRecord(client, patient(), signal),
      ),
      saveMember: fromPromise<{ message: string }, { change: MemberChange; version: number }>(
        ({ input: { change, version } }) => updateMember(client, patient(), { ...change, version }),
      ),
    },
    actions: {
      tellWork: (_, { isUnsaved }) => (isUnsaved ? host.workBegan() : host.workEnded()),
      showToast: (_, toast) => host.toast(toast),
      openPatient() {
        selection.send({ type: 'patient.refresh' });
        host.navigate(PAGES.overview.path);
      },
    },
  });
}
