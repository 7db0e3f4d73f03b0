import * as Dialog from '@radix-ui/react-dialog';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import {
  Button,
  Cell,
  Column,
  Input,
  Label,
  Row,
  SearchField,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { loadPatients } from './api.ts';
import type { Patient } from './contract.ts';
import { listMachine } from './list.ts';
import { money } from './money.ts';

const machine = listMachine<Patient>(loadPatients);

export function Patients() {
  const [state, send] = useActor(machine);
  const [opened, setOpened] = useState<Patient | null>(null);
  const { q, page, rows, total } = state.context;
  return (
    <div data-page="patients">
      <h1>Manage Patients</h1>
      <SearchField value={q} onChange={(text) => send({ type: 'query.change', q: text })}>
        <Label>Search</Label>
        <Input />
      </SearchField>
      <Table
        aria-label="Patients"
        onRowAction={(key) => setOpened(rows.find((row) => row.id === key) ?? null)}
      >
        <TableHeader>
          <Column isRowHeader>Name</Column>
          <Column>Email</Column>
          <Column>Birth date</Column>
          <Column>Plan</Column>
          <Column>Status</Column>
          <Column>Past due</Column>
        </TableHeader>
        <TableBody items={rows}>
          {(patient) => (
            <Row id={patient.id}>
              <Cell>{patient.name}</Cell>
              <Cell>{patient.email}</Cell>
              <Cell>{patient.birthDate}</Cell>
              <Cell>{patient.plan}</Cell>
              <Cell>{patient.status}</Cell>
              <Cell>{money(patient.dueCents)}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <p>
        {total} patients <Button onPress={() => send({ type: 'page.select', page: page + 1 })}>Next</Button>
      </p>
      <Dialog.Root open={opened !== null} onOpenChange={(open) => !open && setOpened(null)}>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="dialog">
            <Dialog.Title>{opened?.name}</Dialog.Title>
            <Dialog.Description>{opened?.plan}</Dialog.Description>
            <Dialog.Close>Close</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
