import { useActor } from '@xstate/react';
import { Button, Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import { loadTransactions } from './api.ts';
import type { Transaction } from './contract.ts';
import { listMachine } from './list.ts';
import { money } from './money.ts';

const machine = listMachine<Transaction>(loadTransactions);

export function Transactions() {
  const [state, send] = useActor(machine);
  const { page, rows, total } = state.context;
  return (
    <div data-page="transactions">
      <h1>Transactions</h1>
      <Table aria-label="Transactions">
        <TableHeader>
          <Column isRowHeader>Id</Column>
          <Column>Member</Column>
          <Column>Plan</Column>
          <Column>Status</Column>
          <Column>Charge</Column>
          <Column>Date</Column>
        </TableHeader>
        <TableBody items={rows}>
          {(transaction) => (
            <Row id={transaction.id}>
              <Cell>{transaction.id}</Cell>
              <Cell>{transaction.member}</Cell>
              <Cell>{transaction.plan}</Cell>
              <Cell>{transaction.status}</Cell>
              <Cell>{money(transaction.chargeCents)}</Cell>
              <Cell>{transaction.paidOn}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <p>
        {total} <Button onPress={() => send({ type: 'page.select', page: page + 1 })}>Next</Button>
      </p>
    </div>
  );
}
