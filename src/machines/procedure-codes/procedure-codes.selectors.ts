import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isNarrowed, isSameNarrowing } from '#domain/plan/procedure-code.ts';
import { listPhaseOf } from '../shared/list-query.ts';
import { type procedureCodesMachine, requestIn } from './procedure-codes.machine.ts';

export type ProcedureCodesRef = ActorRefFrom<typeof procedureCodesMachine>;
type Snapshot = SnapshotFrom<typeof procedureCodesMachine>;

export const selectCsvExport = ({ children }: Snapshot) => children.csvExport;
export const selectCodeAmounts = ({ children }: Snapshot) => children.codeAmounts;
export const selectCodeForm = ({ children }: Snapshot) => children.codeForm;
export const selectCodeImport = ({ children }: Snapshot) => children.codeImport;
export const selectMay = ({ context }: Snapshot) => context.may;
export const selectFound = ({ context }: Snapshot) => context.found;
export const selectGroups = ({ context }: Snapshot) => context.found?.groups ?? null;
export const selectFilters = ({ context }: Snapshot) => context.filters;
export const selectRequest = ({ context }: Snapshot) => requestIn(context);
export const selectIsNarrowed = ({ context }: Snapshot) => isNarrowed(requestIn(context));
/** The rows belong to an earlier text or filter. */
export const selectIsOutdated = ({ context }: Snapshot) =>
  !isSameNarrowing(requestIn(context), context.foundFor);
export const selectSort = ({ context }: Snapshot) => context.sort;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectPageSize = ({ context }: Snapshot) => context.pageSize;
export const selectFailure = ({ context }: Snapshot) => context.failure;

export const selectListPhase = (snapshot: Snapshot) => listPhaseOf(snapshot, snapshot.matches('failed'));
