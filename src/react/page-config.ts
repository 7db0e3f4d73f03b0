import { createContext, useContext } from 'react';
import type { PageConfig } from '#domain/session/page-config.ts';

export const PageConfigContext = createContext<PageConfig | null>(null);

export function usePageConfig(): PageConfig {
  const config = useContext(PageConfigContext);
  if (config === null) throw new Error('No configuration: render the page inside <PageConfigContext>.');
  return config;
}
