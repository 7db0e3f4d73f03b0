import { mayAct, mayChangeStandardCodes, type UserRights } from './may-act.ts';
import { missingRight } from './missing-right.ts';

/** What a user may do with procedure codes. An import needs the right to create (PERM-8). */
export interface CodeRights {
  create: boolean;
  /** Custom codes. */
  update: boolean;
  updateStandard: boolean;
  delete: boolean;
}

export const codeRightsOf = (rights: UserRights): CodeRights => ({
  create: mayAct(rights, 'revenueManagement', 'create'),
  update: mayAct(rights, 'revenueManagement', 'update'),
  updateStandard: mayChangeStandardCodes(rights),
  delete: mayAct(rights, 'revenueManagement', 'delete'),
});

/** Both kinds, if no code is given. */
export const mayUpdate = (may: CodeRights, codes: readonly { isCustom: boolean }[]): boolean =>
  codes.every(({ isCustom }) => (isCustom ? may.update : may.updateStandard));

/** Why a control is disabled (PERM-8.2); undefined if the user may use it. */
export const refusalTo = (may: CodeRights, action: 'create' | 'delete'): string | undefined =>
  may[action] ? undefined : missingRight('revenueManagement', action);

export const updateRefusal = (
  may: CodeRights,
  codes: readonly { isCustom: boolean }[],
): string | undefined => {
  if (mayUpdate(may, codes)) return undefined;
  return may.update ? missingStandardRight() : missingRight('revenueManagement', 'update');
};

const missingStandardRight = () =>
  'To change standard codes, you need the role Procedure codes administrator or Procedure codes editor.';
