/** The selected list filters, by their parameter in the contract. An empty filter accepts every patient. */
export const CHOICES = {
  status: ['Active', 'Expired', 'Inactive', 'None'],
  planName: null,
  pastDue: ['true', 'false'],
  endsWithin: ['30', '60', '90'],
  hasCard: ['true', 'false'],
  emailVerified: ['true', 'false'],
} as const satisfies Record<string, readonly string[] | null>;
export type ChoiceField = keyof typeof CHOICES;
export const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];
export type PatientChoices = Readonly<Record<ChoiceField, string>>;

export const NO_CHOICES = Object.fromEntries(CHOICE_FIELDS.map((field) => [field, ''])) as PatientChoices;

/** Reads stored filters, which an earlier version may have written. */
export function isPatientChoices(value: unknown): value is PatientChoices {
  if (typeof value !== 'object' || value === null) return false;
  const stored = new Map<string, unknown>(Object.entries(value));
  return CHOICE_FIELDS.every((field) => {
    const chosen = stored.get(field);
    const options: readonly string[] | null = CHOICES[field];
    return typeof chosen === 'string' && (chosen === '' || options === null || options.includes(chosen));
  });
}
