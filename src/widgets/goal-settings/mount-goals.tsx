import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { GoalSettingsScreen } from './year/GoalSettingsScreen.tsx';
import { startGoals } from './year/goal-settings.ports.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { goals, stop } = startGoals(host);
  return mountContent(element, host, <GoalSettingsScreen goals={goals} />, stop);
}
