import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import type { Benefit, BenefitSummary, CodeGroup } from '#domain/benefit/benefit.ts';
import type { BenefitPlan } from '#domain/benefit/benefit-rule.ts';
import type { Failure } from '#domain/failure/failure.ts';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';
import type { UsedBenefit } from '#machines/benefits/benefits.types.ts';
import { onAPage, pressAway } from '#stories/page.tsx';
import { BenefitSummaryScreen } from './BenefitSummaryScreen.tsx';

const PLAN: BenefitPlan = {
  status: 'active',
  term: { startDate: '2026-06-10', endDate: '2027-06-10' },
  renewsItself: true,
  today: '2026-11-22',
};
const group = (code: string, description: string, limit: number, usedOn: readonly string[]): CodeGroup => ({
  codes: [{ code, description }],
  limit,
  usedOn,
  remaining: Math.max(0, limit - usedOn.length),
});
const requestOf = (id: string, answer: 'Requested' | 'Confirmed' | 'Denied'): Benefit['request'] => ({
  id,
  answer,
  requestedAt: '2026-11-20T15:00:00Z',
  isEmailed: true,
});
const SUMMARY: BenefitSummary = {
  planName: 'Family Care',
  emailsPatients: true,
  maximum: { annualCents: 100_000, usedCents: 19_800, availableCents: 80_200 },
  givenCents: 19_800,
  benefits: [
    {
      name: 'Periodontal maintenance',
      groups: [group('X3010', 'Periodontal maintenance', 4, ['2026-11-20'])],
      request: requestOf('901', 'Requested'),
    },
    {
      name: 'Fluoride',
      groups: [group('X2030', 'Fluoride varnish', 4, [])],
      request: requestOf('902', 'Denied'),
    },
    {
      name: 'Emergency exam',
      groups: [group('X1020', 'Emergency exam', 1, ['2026-11-20'])],
      request: requestOf('903', 'Confirmed'),
    },
    { name: 'X-rays', groups: [group('X1110', 'Bitewing X-rays (2)', 0, [])], request: null },
  ],
  discounts: [{ name: 'Fillings', percent: 10 }],
  procedures: [
    { code: 'X1020', description: 'Emergency exam', category: 'Examination', regularCents: 8000 },
    { code: 'X1110', description: 'Bitewing X-rays (2)', category: 'Imaging', regularCents: 3500 },
    { code: 'X2010', description: 'Cleaning, adult', category: 'Prevention', regularCents: 9200 },
    { code: 'X2030', description: 'Fluoride varnish', category: 'Prevention', regularCents: 3800 },
    { code: 'X3010', description: 'Periodontal maintenance', category: 'Gum care', regularCents: 14_500 },
    { code: 'X4010', description: 'Filling, one surface', category: 'Fillings', regularCents: 15_500 },
  ],
  employerCents: 12_000,
  memberCents: 27_900,
};
const USED_UP: Failure = {
  status: 409,
  reason: 'Conflict',
  message: 'This benefit is used up for this plan term.',
};
const BUSY: Failure = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

interface World {
  plan?: Partial<BenefitPlan>;
  email?: string;
  summary: BenefitSummary | Failure | null;
  using?: Failure;
}

function InWorld({ plan, email = 'ada.marlowe@example.test', ...answers }: World) {
  const input = { plan: { ...PLAN, ...plan }, patient: { name: 'Ada Marlowe', email } };
  const benefits = useActorRef(machineIn(answers), { input });
  return <BenefitSummaryScreen benefits={benefits} timeZone="America/New_York" />;
}

const machineIn = ({ summary, using }: World) =>
  benefitsMachine.provide({
    actors: {
      loadSummary: fromPromise<BenefitSummary, undefined>(async () => {
        if (summary === null) return new Promise<never>(() => undefined);
        if ('status' in summary) throw summary;
        return summary;
      }),
      useBenefit: fromPromise<void, UsedBenefit>(async () => {
        if (using) throw using;
      }),
    },
    actions: { printSummary: fn(), reportUnsavedWork: () => undefined, showToast: () => undefined },
  });

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Benefit summary',
  component: InWorld,
  decorators: [onAPage],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Asked whether it can be done today',
  args: { summary: SUMMARY },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Procedure' });
    await userEvent.type(box, 'exam{Enter}');
    const usedUp = /^None left this term\. Available again 06\/10\/2027 when the plan renews\./;
    const [answer] = await canvas.findAllByText(usedUp);
    await expect(answer).toHaveTextContent(/Last used on 11\/20\/2026\.$/);
    await expect(canvas.getByText('1 not available.')).toBeInTheDocument();
    await expect(canvas.getByText('The patient pays the regular price, $80.00.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record use of Emergency exam' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Resend request for Fluoride' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo use of Fluoride' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Resend request for Emergency exam' })).toBeNull();
    await expect(canvas.getByText('$802.00 of $1,000.00 left')).toBeVisible();
    await expect(canvas.getByText('Uses reset on 06/10/2027 when the plan renews.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.benefit .meter')).toHaveLength(3);
    await expect(canvas.getByText('instead of $35.00')).toBeVisible();
  },
};

export const Answers: Story = {
  name: 'Covered, discounted, not included and unknown',
  args: { summary: SUMMARY },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Procedure' });
    const answerTo = async (question: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, `${question}{Enter}`);
      return canvas.getAllByRole('listitem').map((item) => item.textContent);
    };
    await expect((await answerTo('bitewings'))[0]).toContain('The patient pays $0.00 instead of $35.00.');
    await expect((await answerTo('filling'))[0]).toContain('10% offFilling, one surface X4010');
    await expect(canvas.getByText('The patient pays $139.50 instead of $155.00.')).toBeVisible();
    await expect(canvas.getByText('1 discounted.')).toBeInTheDocument();
    await expect((await answerTo('fluoride'))[0]).toContain(
      '4 left this term. The patient denied the latest use.',
    );
    await expect((await answerTo('periodontal'))[0]).toContain(
      '3 left this term. Last used on 11/20/2026. The patient hasn’t confirmed the latest use.',
    );
    await expect((await answerTo('cleaning'))[0]).toContain('Not includedCleaning, adult X2010');
    await expect(canvas.getByText(/^(.*, )?\d not included\.$/)).toBeInTheDocument();
    await answerTo('braces');
    await expect(
      canvas.getAllByText('We don’t know this procedure. Check the spelling, or enter its code.')[0],
    ).toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: 'Refused by the server; the patient has no email address',
  args: { summary: SUMMARY, email: '', using: USED_UP },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record use of Fluoride varnish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record use of fluoride varnish?' }));
    await expect(
      dialog.getByText('Ada Marlowe has no email on file, so we won’t ask them to confirm.'),
    ).toBeInTheDocument();
    await expect(dialog.getByText(/^The patient pays \$0\.00 instead of \$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Record use' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This benefit is used up for this plan term.',
    );
  },
};

export const EmailNotSetUp: Story = {
  name: 'The server sends no email',
  args: { summary: { ...SUMMARY, emailsPatients: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record use of Fluoride varnish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record use of fluoride varnish?' }));
    await expect(
      dialog.getByText('Email isn’t set up, so we won’t ask Ada Marlowe to confirm.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('Resend request')).toBeNull();
  },
};

export const NotEmailed: Story = {
  name: 'Not sent for confirmation, because the patient has no email address',
  args: {
    summary: {
      ...SUMMARY,
      benefits: SUMMARY.benefits.map((benefit) => ({
        ...benefit,
        request: benefit.request && { ...benefit.request, answer: 'Requested', isEmailed: false },
      })),
    },
    email: '',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Not emailed for confirmation.')).toHaveLength(3);
    await expect(canvas.queryByText('Requested')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Resend request/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo use of Fluoride' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this use of fluoride?' }));
    await expect(dialog.getByText('The benefit becomes available again.')).toBeInTheDocument();
  },
};

export const NothingToUse: Story = {
  name: 'Ended plan with no maximum and no employer',
  args: {
    plan: { status: 'over', term: { startDate: '2025-06-10', endDate: '2026-06-10' } },
    summary: { ...SUMMARY, maximum: null, employerCents: null, discounts: [] },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('The plan ended 06/10/2026.')).length).toBe(4);
    await expect(canvas.queryByRole('button', { name: /^Record/ })).toBeNull();
    await expect(canvas.queryByText(/^Uses reset/)).toBeNull();
    await expect(canvas.getByText('No annual maximum')).toBeVisible();
    await expect(canvas.getByText('No discounts')).toBeVisible();
  },
};

export const NothingCovered: Story = {
  args: { summary: { ...SUMMARY, benefits: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This plan covers no procedures')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { summary: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading benefits');
  },
};

export const Failed: Story = {
  args: { summary: BUSY },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('503 Unavailable'));
  },
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { summary: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};
