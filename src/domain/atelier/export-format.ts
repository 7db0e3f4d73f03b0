/** The files that a chart can be exported as. */
export const EXPORT_FORMATS = ['svg', 'png', 'html', 'md', 'scxml', 'mermaid', 'dot', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
