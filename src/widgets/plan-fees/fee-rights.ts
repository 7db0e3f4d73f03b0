import { mayAct } from '#domain/access/may-act.ts';
import { missingRight } from '#domain/access/missing-right.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** Why the user may not use a control; undefined if the user may (PERM-8). */
export interface FeeRights {
  increase: string | undefined;
  edit: string | undefined;
  cancel: string | undefined;
}

export function feeRightsOf({ session: { user } }: Pick<WidgetHost, 'session'>): FeeRights {
  const refusal = (action: 'create' | 'update' | 'delete') =>
    mayAct(user, 'planFees', action) ? undefined : missingRight('planFees', action);
  return { increase: refusal('create'), edit: refusal('update'), cancel: refusal('delete') };
}
