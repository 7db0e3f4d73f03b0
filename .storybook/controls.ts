import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];

/** What nobody can type into a control: elements, icons, callbacks and lists. */
const NOT_TO_BE_TYPED = /ReactNode|ReactElement|IconNode|Ref|=>|\[\]/;
const TEXT_OR_NOTHING = /^string \| null$/;

function fitting(argType: ArgType): ArgType {
  const summary = String(argType.table?.type?.summary ?? '');
  if (NOT_TO_BE_TYPED.test(summary)) return { ...argType, control: false as const };
  return TEXT_OR_NOTHING.test(summary) ? { ...argType, control: { type: 'text' } } : argType;
}

/** Gives each property the control that its type allows: what is no plain value is shown in the table alone. */
export const withFittingControls: Enhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, fitting(argType)]));
