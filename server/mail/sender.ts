const NOT_IN_A_NAME = /["\\\p{Cc}]/gu;

/** Patients know their practice, not the product, so its name precedes the configured address. */
export function senderOf(mailFrom: string, practiceName: string | null): string {
  if (practiceName === null) return mailFrom;
  const address = mailFrom.slice(mailFrom.lastIndexOf('<') + 1).replace('>', '');
  return `"${practiceName.replace(NOT_IN_A_NAME, '')}" <${address}>`;
}
