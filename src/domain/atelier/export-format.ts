/** The file formats for exporting a chart. */
export const EXPORT_FORMATS = ['svg', 'png', 'html', 'md', 'scxml', 'mermaid', 'dot', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
