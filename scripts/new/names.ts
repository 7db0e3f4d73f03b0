/** The forms of one name: `payment-plan`, `paymentPlan`, `PaymentPlan`, `Payment plan`. */
export interface Names {
  kebab: string;
  camel: string;
  pascal: string;
  words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param name in kebab case
 * @throws Error that says how to write it
 */
export function namesOf(name: string): Names {
  if (!KEBAB.test(name))
    throw new Error(`Write the name in small letters with hyphens, as in payment-plan: ${name}`);
  const pascal = name.split('-').map(capitalized).join('');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capitalized(name.replaceAll('-', ' ')),
  };
}
