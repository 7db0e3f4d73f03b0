import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './Tabs.css';

interface Tab {
  id: string;
  name: string;
  /** How many things are behind it. */
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** What is behind the chosen one. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads among so many tabs, in the direction of reading; null when it leads nowhere. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | null {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = STEPS[event.key];
  if (step === undefined) return null;
  const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
  return (place + (isRightToLeft ? -step : step) + count) % count;
}

/** Several views of one thing, of which one is shown. Arrow keys go from one to the next. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const place = placeAfter(
      event,
      tabs.findIndex((tab) => tab.id === chosen),
      tabs.length,
    );
    const next = place === null ? undefined : tabs[place];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place ?? 0]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs-list" ref={list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${id}panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={walk}
          >
            {tab.name}
            {tab.count !== undefined && <span className="tab-count tabular">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className="tabs-panel"
        id={`${id}panel`}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control is reached by the keyboard too
        tabIndex={0}
        aria-labelledby={`${id}${chosen}`}
      >
        {children}
      </div>
    </div>
  );
}
