import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { WrittenReport } from '#domain/access/problem-report.ts';
import { problemReportMachine } from '#machines/problem-report/problem-report.machine.ts';
import { useShellActors } from '#react/actors.tsx';
import { inWorld, type StoryWorld } from '#stories/actors.tsx';
import { type Answer, answering } from '#stories/answers.ts';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { SupportDialog } from './SupportDialog.tsx';

interface HelpArgs {
  send?: Answer<string>;
  save?: Answer<void>;
}

function Help({ send, save }: HelpArgs) {
  const { support } = useShellActors();
  const [logic] = useState(() =>
    problemReportMachine.provide({
      actors: {
        sendReport: answering<string, WrittenReport>(send),
        saveReport: answering<void, undefined>(save),
      },
      actions: { reportUnsavedWork: () => undefined },
    }),
  );
  return (
    <>
      <button type="button" onClick={() => support.send({ type: 'support.open' })}>
        Open
      </button>
      <SupportDialog report={useActorRef(logic)} />
    </>
  );
}

const meta = {
  title: 'Parts/Help and support',
  component: Help,
  decorators: [inWorld],
  parameters: {
    docs: {
      description: { component: 'Answers, contacts, and a report to Bridgework’s support.' },
      story: { inline: false, iframeHeight: '48rem' },
    },
    guidance: {
      use: ['For how-tos, the contact of the practice, and the staff who run Bridgework.'],
      avoid: ['For what a user needs to finish a page: say it on the page.'],
    },
  },
} satisfies Meta<typeof Help>;

export default meta;
type Story = StoryObj<typeof meta>;

const SUPPORT = {
  telephoneNumber: '6145550134',
  weekdayHours: '7am-6pm CST',
  weekendHours: '',
  emailSupport: 'harbor.street@support.test',
  address: '1 Harbor Walk, Maple Falls, OH 44000',
  practiceState: 'OH',
};
const CONFIGURED = {
  supportEmail: 'help@bridgework.test',
  emailsReports: true,
  supportPhone: '8005550123',
  supportHours: 'Monday–Friday 8am-6pm ET',
};

const world = (rest: StoryWorld): Pick<Story, 'parameters'> => ({
  parameters: { world: { ...signedInAs(staffUser()), loadSupport: { value: SUPPORT }, ...rest } },
});

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help and support' });
  await waitFor(() => expect(dialog).toBeVisible());
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Help and support' }));

export const Open: Story = {
  ...world({ config: CONFIGURED }),
  play: async (context) => {
    await open(context);
    const contact = within(dialog().getByRole('region', { name: 'Contact' }));
    const phone = await contact.findByRole('link', { name: '(614) 555-0134' });
    await expect(phone).toHaveAttribute('href', 'tel:6145550134');
    await expect(contact.getByText('Weekend: Closed')).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Practice page' })).toHaveAttribute('href', '/practice');
    const report = dialog().getByRole('region', { name: 'Contact support or report a problem' });
    await expect(report).toHaveTextContent(
      'Phone(800) 555-0123 Monday–Friday 8am-6pm ETEmailhelp@bridgework.test',
    );
  },
};

export const Loading: Story = { ...world({ loadSupport: 'never' }), play: open };

export const NotLoaded: Story = {
  ...world({
    loadSupport: {
      failure: {
        status: 500,
        reason: 'Story',
        message: 'The server is busy.',
        requestId: '7d41f0ce-5a0b-4a8e-9c55-0c1d9a52b7e3',
      },
    },
  }),
  play: async (context) => {
    await open(context);
    await expect(await dialog().findByText('Hours, email, and address didn’t load.')).toBeVisible();
    await expect(dialog().getByText('7d41f0ce')).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog().queryByText('The server is busy.')).toBeNull();
    await waitFor(() => expect(screen.getByText('The server is busy.')).toBeVisible());
  },
};

export const WithoutAPractice: Story = {
  ...world({ ...signedInAs(staffUser([], [])), config: CONFIGURED }),
  play: async (context) => {
    await open(context);
    await expect(await dialog().findByText('You’re not assigned to a practice yet')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Send to support' })).toBeNull();
    await expect(dialog().getByRole('button', { name: 'Download log' })).toBeVisible();
  },
};

const search =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await open(context);
    await context.userEvent.type(dialog().getByRole('searchbox', { name: 'Search how-tos' }), text);
  };

export const Searched: Story = {
  ...world({ config: CONFIGURED }),
  play: async (context) => {
    await search('receipt')(context);
    const titles = () =>
      dialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await expect(titles()).toEqual([
      expect.stringMatching(/^Refund or void a payment/),
      expect.stringMatching(/^Send a receipt again/),
    ]);
    await expect(dialog().getByText('2 answers')).toBeInTheDocument();
  },
};

export const OnlyOneAnswer: Story = {
  ...world({ config: CONFIGURED }),
  name: 'The only answer to a search is open',
  play: async (context) => {
    await search('declined')(context);
    await expect(await dialog().findByText(/^Nothing was charged/)).toBeVisible();
  },
};

export const NoAnswer: Story = {
  ...world({ config: CONFIGURED }),
  play: async (context) => {
    await search('parking')(context);
    await expect(dialog().getByText(/^No answer for “parking”. Try another word/)).toBeVisible();
    await expect(dialog().getByRole('link', { name: '(800) 555-0123' })).toBeVisible();
    await expect(dialog().queryByRole('region', { name: 'Contact' })).toBeNull();
    await expect(dialog().queryByRole('list')).toBeNull();
  },
};

export const AllTopics: Story = {
  ...world({ config: CONFIGURED }),
  name: 'All topics again, with the focus in the search',
  play: async (context) => {
    await search('parking')(context);
    await context.userEvent.click(dialog().getByRole('button', { name: 'Show all topics' }));
    await expect(dialog().getAllByRole('listitem')).toHaveLength(14);
    await expect(dialog().getByRole('searchbox', { name: 'Search how-tos' })).toHaveFocus();
  },
};

const report = () => dialog().getByRole('region', { name: 'Contact support or report a problem' });
const FAILED = { failure: { status: 500, reason: 'Story', message: 'The server is busy.' } };

export const Reported: Story = {
  ...world({ config: CONFIGURED }),
  args: { send: { value: '4829-1375' } },
  play: async (context) => {
    await open(context);
    const field = () => dialog().getByRole('textbox', { name: 'How can we help?' });
    await context.userEvent.type(field(), 'The receipt stays empty.{Enter}Twice.');
    await context.userEvent.click(dialog().getByRole('button', { name: 'Send to support' }));
    await waitFor(() =>
      expect(within(report()).getAllByRole('status')[0]).toHaveTextContent(
        'Sent. Your number is 4829-1375. We’ll reply to avery@lakeshore.test.',
      ),
    );
    await context.userEvent.tab();
    await expect(dialog().getByRole('button', { name: 'Write again' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(context);
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
};

export const ReportMissing: Story = {
  ...world({ config: CONFIGURED }),
  name: 'A report without a message is not sent',
  play: async (context) => {
    await open(context);
    await context.userEvent.click(dialog().getByRole('button', { name: 'Send to support' }));
    const field = dialog().getByRole('textbox', { name: 'How can we help?' });
    await expect(field).toHaveAccessibleDescription(
      /^Enter your question or problem\. Leave out patient names/,
    );
    await expect(field).toHaveFocus();
  },
};

export const ReportNotSent: Story = {
  ...world({ config: CONFIGURED }),
  name: 'A report that was not sent keeps its message',
  args: { send: FAILED, save: { value: undefined } },
  play: async (context) => {
    await open(context);
    const field = dialog().getByRole('textbox', { name: 'How can we help?' });
    await context.userEvent.type(field, 'The receipt stays empty');
    await context.userEvent.click(dialog().getByRole('button', { name: 'Download log' }));
    await dialog().findByText(/^Downloaded the log/);
    await context.userEvent.click(dialog().getByRole('button', { name: 'Send to support' }));
    await expect(await dialog().findByText(/^The server is busy\. You can also/)).toBeVisible();
    await expect(field).toHaveValue('The receipt stays empty');
  },
};

export const LogSaved: Story = {
  ...world({ config: CONFIGURED }),
  args: { save: { value: undefined } },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(dialog().getByRole('button', { name: 'Download log' }));
    const result = await dialog().findByText(/^Downloaded the log/);
    await expect(result).toHaveTextContent(
      'Downloaded the log, problem-report.json. Email it to help@bridgework.test.',
    );
    await expect(result).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(context);
    await expect(dialog().queryByText(/^Downloaded the log/)).toBeNull();
  },
};

export const WithoutEmail: Story = {
  name: 'The server sends no email',
  ...world({ config: { ...CONFIGURED, emailsReports: false } }),
  play: async (context) => {
    await open(context);
    await expect(dialog().getByRole('link', { name: 'help@bridgework.test' })).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Send to support' })).toBeNull();
    await expect(dialog().getByRole('button', { name: 'Download log' })).toBeVisible();
  },
};

export const NothingConfigured: Story = {
  args: { save: FAILED },
  ...world({}),
  play: async (context) => {
    await open(context);
    await expect(dialog().getByText(/^Ask the people who run your Bridgework server/)).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Send to support' })).toBeNull();
    await context.userEvent.click(dialog().getByRole('button', { name: 'Download log' }));
    await expect(await dialog().findByText('The file couldn’t be saved. Try again.')).toBeVisible();
  },
};
