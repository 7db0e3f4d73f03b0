import { useSelector } from '@xstate/react';
import { passes, SETUP_RULE } from '#domain/access/permissions.ts';
import { formatInstant } from '#domain/date/format-instant.ts';
import type { FrameMessage } from '#domain/navigation/marketplace-frame.ts';
import {
  type MarketplaceFrameRef,
  selectFrameMessages,
} from '#machines/marketplace-frame/marketplace-frame.selectors.ts';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { copy } from './copy.ts';

interface FrameMessagesProps {
  frame: MarketplaceFrameRef;
  rights: Parameters<typeof passes>[0];
  timeZone: string;
}

/** The audit of the frame's messages (FRAME-6), for users who can set up the frame. */
export function FrameMessages({ frame, rights, timeZone }: FrameMessagesProps) {
  const messages = useSelector(frame, selectFrameMessages);
  if (!passes(rights, SETUP_RULE)) return null;
  return (
    <Disclosure title={copy.support}>
      <p className="frame-messages-about">{copy.messagesAbout}</p>
      {messages.length === 0 ? (
        <p className="frame-messages-about">{copy.noMessages}</p>
      ) : (
        <Table
          label={copy.messages}
          columns={columnsIn(timeZone)}
          rows={messages.map((message, at) => ({ ...message, id: String(messages.length - at) }))}
          rowId={({ id }) => id}
        />
      )}
    </Disclosure>
  );
}

const columnsIn = (timeZone: string): readonly Column<FrameMessage & { id: string }>[] => [
  {
    id: 'time',
    name: copy.time,
    cell: ({ at }) => <span className="tabular">{formatInstant(new Date(at).toISOString(), timeZone)}</span>,
    card: 'fact',
  },
  { id: 'origin', name: copy.origin, cell: ({ origin }) => origin, card: 'title' },
  { id: 'what', name: copy.what, cell: ({ kind }) => copy.kinds[kind] },
];
