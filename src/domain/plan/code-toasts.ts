import { successToast, type Toast } from '../notification/toast.ts';
import type { ProcedureCode } from './procedure-code.ts';

type Named = Pick<ProcedureCode, 'code'> | null;

export const codeSavedToast = (code: Named): Toast => successToast(`Code ${code?.code ?? ''} saved`);
export const codeDeletedToast = (code: Named): Toast => successToast(`Code ${code?.code ?? ''} deleted`);
export const codeGoneToast = (code: Named): Toast => ({
  variant: 'warning',
  label: `Someone else deleted code ${code?.code ?? ''}.`,
});
