import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { CodesScreen } from './codes/CodesScreen.tsx';
import { startProcedureCodes } from './codes/procedure-codes.ports.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { codes, chooseFile } = startProcedureCodes(host);
  return mountContent(element, host, <CodesScreen codes={codes} onFile={chooseFile} />, () => codes.stop());
}
