import { useSelector } from '@xstate/react';
import type { AppearanceRef } from '#machines/appearance/appearance.selectors.ts';
import { type AtelierRef, selectChart } from '#machines/atelier/atelier.selectors.ts';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { AppearanceBar } from './AppearanceBar.tsx';
import { CatalogScreen } from './CatalogScreen.tsx';
import { ChartScreen } from './ChartScreen.tsx';

/**
 * The statechart viewer (ATELIER-1): its catalog, or the chart in the address. The heading takes the focus when another
 * of them is shown.
 */
export function Atelier({ atelier, appearance }: { atelier: AtelierRef; appearance: AppearanceRef }) {
  const chart = useSelector(atelier, selectChart);
  return (
    <>
      <main className={chart === '' ? 'atelier-catalog' : 'atelier-page'} {...focusFallback()}>
        {chart === '' ? <CatalogScreen atelier={atelier} /> : <ChartScreen atelier={atelier} key={chart} />}
      </main>
      <AppearanceBar appearance={appearance} />
    </>
  );
}
