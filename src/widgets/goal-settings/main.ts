import { widgetOf } from '#widgets/shared/widget-element.ts';

export default widgetOf(async () => (await import('./mount-goals.tsx')).mount);
