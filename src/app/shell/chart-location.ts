import type { BaseLocationHook } from 'wouter';
import { selectPath } from '#machines/navigation/navigation.selectors.ts';
import { useNavigation } from '#react/actors.tsx';
import { usePortal } from '../portal.ts';

/**
 * The address that the navigation chart has allowed. A link changes the browser's address, which the chart receives.
 */
export const useChartLocation: BaseLocationHook = () => {
  const { browser } = usePortal();
  const path = useNavigation(selectPath);
  return [path, (to: string, { replace = false } = {}) => browser.navigate(to, replace)];
};
