import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { getMemberRecord, updateMember } from '#api/member-edit.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { MemberChange, MemberRecord } from '#domain/patient/member-edit.ts';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { lastingWrite } from '../frame/lasting-write.ports.ts';

export function wireMemberEdit(host: WidgetHost) {
  const client = createHostClient(host);
  return memberEditMachine.provide({
    actors: {
      loadMember: fromPromise<MemberRecord, undefined>(({ signal }) =>
        getMemberRecord(client, patientOf(host), signal),
      ),
      saveMember: lastingWrite<{ message: string }, { change: MemberChange; version: number }>(
        ({ change, version }) => updateMember(client, patientOf(host), { ...change, version }),
      ),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      showToast: (_, toast) => host.toast(toast),
      openPatient: () => host.navigate(PAGES.overview.path),
    },
  });
}
