import { StrictMode } from 'react';
import { createRoot as createReactRoot } from 'react-dom/client';
import '@xyflow/react/dist/base.css';
import '#ui/foundation.css';
import '#ui/themes.css';
import '#ui/contrast.css';
import './atelier.css';
import './drawing.css';
import './panels.css';
import { createRoot } from '#machines/roots.ts';
import { keepFocus } from '#ui/FocusFallback/keep-focus.ts';
import { Atelier } from './Atelier.tsx';
import { wireAppearance } from './appearance.ports.ts';
import { wireAtelier } from './atelier.ports.ts';
import { catalogEntry } from './catalog-entries.ts';
import { descriptionOf, shownCharts } from './descriptions.ts';

const container = document.getElementById('root');
if (container) {
  keepFocus(container);
  const atelier = createRoot(wireAtelier(window), {
    input: { entries: shownCharts().map((name) => catalogEntry(name, descriptionOf(name))) },
  });
  const appearance = createRoot(wireAppearance(window)).start();
  appearance.send({ type: 'user.change', userId: 'statecharts' });
  atelier.start();
  createReactRoot(container).render(
    <StrictMode>
      <Atelier atelier={atelier} appearance={appearance} />
    </StrictMode>,
  );
}
