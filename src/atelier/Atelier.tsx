import { useSelector } from '@xstate/react';
import { type AtelierRef, selectChart } from '#machines/atelier/atelier.selectors.ts';
import { CatalogScreen } from './CatalogScreen.tsx';
import { ChartScreen } from './ChartScreen.tsx';

/** The statechart viewer (ATELIER-1): its catalog, or the chart that its address names. */
export function Atelier({ atelier }: { atelier: AtelierRef }) {
  const chart = useSelector(atelier, selectChart);
  return chart === '' ? <CatalogScreen atelier={atelier} /> : <ChartScreen atelier={atelier} key={chart} />;
}
