import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import '@xyflow/react/dist/base.css';
import '#ui/foundation.css';
import '#ui/themes.css';
import '#ui/contrast.css';
import './atelier.css';
import './drawing.css';
import './panels.css';
import { Atelier } from './Atelier.tsx';
import { wireAppearance } from './appearance.ports.ts';
import { wireAtelier } from './atelier.ports.ts';
import { catalogEntry } from './catalog-entries.ts';
import { descriptionOf, shownCharts } from './descriptions.ts';

const container = document.getElementById('root');
if (container) {
  const atelier = createActor(wireAtelier(window), {
    input: { entries: shownCharts().map((name) => catalogEntry(name, descriptionOf(name))) },
  });
  const appearance = createActor(wireAppearance(window)).start();
  appearance.send({ type: 'user.change', userId: 'statecharts' });
  atelier.start();
  createRoot(container).render(
    <StrictMode>
      <Atelier atelier={atelier} appearance={appearance} />
    </StrictMode>,
  );
}
