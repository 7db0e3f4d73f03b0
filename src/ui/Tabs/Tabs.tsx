import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import './Tabs.css';

interface TabOption {
  id: string;
  name: string;
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly TabOption[];
  chosen: string;
  onChoose: (id: string) => void;
  children: ReactNode;
}

/** Several views of one thing, one visible. Arrow keys move between tabs. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  return (
    <AriaTabs className="tabs" selectedKey={chosen} onSelectionChange={(id) => onChoose(String(id))}>
      <TabList className="tabs-list" aria-label={label}>
        {tabs.map(({ id, name, count }) => (
          <Tab key={id} id={id} className="tab">
            {name}
            {count !== undefined && <span className="tab-count tabular">{count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={chosen} className="tabs-panel">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
