import type { Reference } from '#domain/failure/failure.ts';

interface ReportMail {
  to: string;
  version: string;
  /** Of a failure that the user sees. */
  reference: Reference | undefined;
}

/** The address of an email about a problem. A page can't attach a file, so the text names the one to attach. */
export function reportMail({ to, version, reference }: ReportMail): string {
  const quoted = reference ? `, ${reference.name.replace('E', 'e')} ${reference.text}` : '';
  const subject = `Problem with Bridgework ${version}${quoted}`;
  const lines = [
    'What happened?',
    '',
    '',
    'What did you expect?',
    '',
    '',
    'Attach the file problem-report.json from your downloads. Leave out patient names and card numbers.',
  ];
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
