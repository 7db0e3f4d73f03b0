/** Ten digits as `(614) 555-0119`; anything else stays as it is. */
export function formattedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`;
}
