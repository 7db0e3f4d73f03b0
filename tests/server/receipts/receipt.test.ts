import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { printable } from '#server/receipts/printable.ts';
import { receiptText } from '#server/receipts/receipt-lines.ts';
import { receiptPdf } from '#server/receipts/receipt-pdf.ts';
import type { StoredTransaction } from '#server/repositories/transactions.ts';

const PAID: StoredTransaction = {
  id: 70_001,
  practice_id: 1,
  practice_name: 'Harborlight Portland',
  practice_address: '12 Lantern Road, Portland, ME 04101',
  practice_phone: '(207) 555-0111',
  patient_id: 7,
  member_id: '10000007',
  first_name: 'José',
  last_name: "O'Brien",
  plan_id: 3,
  plan_name: 'Everyday Care',
  payment_account_id: 5,
  last_four: '0042',
  payment_type: 'Credit Card',
  payment_status: 'Paid',
  failure_reason: null,
  charge_cents: 3000,
  admin_fee_charge_cents: 200,
  admin_fee_sales_tax_charge_cents: 11,
  fee_sales_tax_charge_cents: 139,
  refund_cents: 0,
  admin_fee_refund_cents: 0,
  admin_fee_sales_tax_refund_cents: 0,
  fee_sales_tax_refund_cents: 0,
  sales_tax_hundredths: 550,
  billing_descriptor: 'BRIDGEWORK HARBORLIGHT',
  due_date: '2026-03-01',
  date_paid: '2026-03-16',
  referenced_transaction_id: null,
  voided: false,
  taken_by: 1,
  taken_by_name: 'office@bridgework.test',
  sold_by: null,
  sold_by_name: null,
  order_reference: 'r',
  order_holds_until: new Date('2026-03-17T03:32:00Z'),
  idempotency_key: null,
  request_digest: null,
  created_at: new Date('2026-03-17T03:30:00Z'),
  settled_at: new Date('2026-03-17T03:30:00Z'),
};

/** What a reader sees of the file: the texts that its pages draw, in their order. */
function textsOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

describe('API-18: a receipt', () => {
  it('API-18, CONST-3: names practice, patient, plan, amount, account and the date in the practice', () => {
    expect(receiptText(PAID)).toEqual({
      title: 'Receipt',
      practice: ['Harborlight Portland', '12 Lantern Road, Portland, ME 04101', '(207) 555-0111'],
      lines: [
        ['Transaction', '70001'],
        ['Patient', "José O'Brien"],
        ['Member ID', '10000007'],
        ['Plan', 'Everyday Care'],
        ['Date paid', 'March 16, 2026'],
        ['Payment method', 'Credit Card, account ending in 0042'],
        ['On the statement as', 'BRIDGEWORK HARBORLIGHT'],
        ['Plan fee', '$26.50'],
        ['Admin fee', '$2.00'],
        ['Sales tax', '$1.50'],
        ['Amount', '$30.00'],
      ],
    });
  });

  it('API-18: all of it is on the page, accents too', async () => {
    const texts = textsOf(await receiptPdf(PAID));
    const { title, practice, lines } = receiptText(PAID);
    for (const text of [title, ...practice, ...lines.flat()]) expect(texts).toContain(text);
  });

  it.each([
    ["José O'Brien-Sørensen", "José O'Brien-Sørensen"],
    ['Jose\u0301', 'José'],
    ['Łukasz Dvořák', 'Lukasz Dvorák'],
    ['‘€ 5’ – Žofie', '‘€ 5’ – Žofie'],
    ['Ελένη 北', '????? ?'],
  ])('API-18: %s is printed as %s', (name, wanted) => expect(printable(name)).toBe(wanted));

  it.each([
    [
      { payment_status: 'Pending', date_paid: null, settled_at: null },
      'Pending payment',
      ['Date', 'Not paid'],
    ],
    [{ payment_status: 'Failed', date_paid: null }, 'Declined payment', ['Date paid', 'Not paid']],
    [{ payment_status: 'Refunded' }, 'Receipt of a refunded payment', ['Amount', '$30.00']],
    [
      { refund_cents: 1250, charge_cents: 0, referenced_transaction_id: 69_000, payment_status: 'Refunded' },
      'Refund',
      ['Amount given back', '$12.50'],
    ],
    [
      { refund_cents: 3000, charge_cents: 0, referenced_transaction_id: 69_000, voided: true },
      'Voided payment',
      ['Takes back transaction', '69000'],
    ],
  ] as const)('API-18: of %j is titled %s', (given, title, line) => {
    const text = receiptText({ ...PAID, ...given });
    expect(text.title).toBe(title);
    expect(text.lines).toContainEqual(line);
  });
});
