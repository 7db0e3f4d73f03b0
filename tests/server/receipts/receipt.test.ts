import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logoImageOf } from '#server/practices/logo-image.ts';
import { receiptText, type SettledTransaction } from '#server/receipts/receipt-lines.ts';
import { receiptPdf } from '#server/receipts/receipt-pdf.ts';
import { chunk, headerChunk, png } from '#tests/support/images.ts';
import { actualTextsOf, textsOf } from '#tests/support/pdf-text.ts';

const PAID: SettledTransaction = {
  id: 70_001,
  practice_id: 1,
  practice_name: 'Harborlight Portland',
  practice_address: '12 Lantern Road, Portland, ME 04101',
  practice_phone: '2075550111',
  practice_email: 'help@harborlight.test',
  patient_id: 7,
  member_id: '10000007',
  first_name: 'José',
  last_name: "O'Brien",
  plan_id: 3,
  plan_name: 'Everyday Care',
  payment_account_id: 5,
  paid_by_practice: false,
  last_four: '0042',
  card_type: 3,
  account_type: 'Credit Card',
  office_method: null,
  check_number: null,
  note: null,
  reason: null,
  receipt_to: null,
  refundable_cents: 0,
  plan_start: '2026-03-01',
  plan_end: '2027-02-28',
  is_of_today: false,
  tried_on: '2026-03-02',
  payment_type: 'Credit Card',
  payment_status: 'Paid',
  failure_reason: null,
  charge_cents: 3000,
  recurring_cents: 0,
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
  taken_by_full_name: 'Olga Office',
  sold_by: null,
  sold_by_name: null,
  order_reference: 'r',
  order_holds_until: new Date('2026-03-17T03:32:00Z'),
  idempotency_key: null,
  request_digest: null,
  created_at: new Date('2026-03-17T03:30:00Z'),
  settled_at: new Date('2026-03-17T03:30:00Z'),
};

describe('API-18: a receipt', () => {
  it('API-18, CONST-3: has the practice, patient, plan, amount, account, and the date in the practice', () => {
    expect(receiptText(PAID, 6000)).toEqual({
      title: 'Receipt',
      isPaid: true,
      practice: [
        'Harborlight Portland',
        '12 Lantern Road, Portland, ME 04101',
        '(207) 555-0111',
        'help@harborlight.test',
      ],
      details: [
        ['Receipt number', '70001'],
        ['Date paid', 'March 16, 2026'],
        ['Payment method', 'American Express ending in 0042'],
        ['Patient', "José O'Brien"],
        ['Member ID', '10000007'],
        ['Plan', 'Everyday Care'],
        ['Plan term', 'March\u00a01,\u00a02026 to February\u00a028,\u00a02027'],
        ['Payment due', 'March 1, 2026'],
        ['Taken by', 'Olga Office'],
        ['On your statement as', 'BRIDGEWORK HARBORLIGHT'],
      ],
      amounts: [
        ['Card payment', '$26.50'],
        ['Admin fee', '$2.00'],
        ['Sales tax', '$1.50'],
        ['Amount paid', '$30.00'],
      ],
      balance: ['Balance due', '$60.00'],
      closing: 'Questions? Call us at (207) 555-0111.',
    });
  });

  it.each([
    ["José O'Brien-Sørensen", 'as it is written'],
    ['Łukasz Dvořák Žofie Őry', 'in Polish, Czech and Hungarian'],
    ['Nguyễn Thị Ánh Tuyết', 'in Vietnamese'],
    ['Ελένη Παπαδοπούλου', 'in Greek'],
    ['Юрій Ґалаґан Ђорђе', 'in Cyrillic'],
    ['Şeyma Çağrı İpek ƏLİ', 'in Turkish and Azerbaijani'],
    ['‘€ 5’ – ₺ 10', 'with signs'],
  ])('API-18: %s is printed letter for letter, %s', async (name) => {
    const pdf = await receiptPdf({ ...PAID, first_name: name, practice_name: name });
    const printed = textsOf(pdf);
    expect(printed).toContain(name);
    expect(printed.map((line) => line.trim()).join(' ')).toContain(`${name} O'Brien`);
    expect(actualTextsOf(pdf)).toEqual([]);
  });

  it('API-18: combining marks are printed on their letters', async () => {
    const pdf = await receiptPdf({ ...PAID, first_name: 'Jose\u0301 Nguye\u0302\u0303n' });
    expect(textsOf(pdf)).toContain("José Nguyễn O'Brien");
  });

  it('API-18: letters of other scripts are printed as question marks, and a screen reader reads them as written', async () => {
    const pdf = await receiptPdf({ ...PAID, first_name: '北京 (Łucja)', last_name: 'ليلى' });
    expect(textsOf(pdf)).toContain('?? (Łucja) ????');
    expect(actualTextsOf(pdf)).toEqual(['北京 (Łucja) ليلى']);
  });

  it('API-18: a long plan name wraps to the next line', async () => {
    const plan =
      'Everyday Care for the whole family, with everything that anybody could ever ask for, and more';
    const printed = textsOf(await receiptPdf({ ...PAID, plan_name: plan }));
    const begins = printed.findIndex((line) => line.startsWith('Everyday Care'));
    const ends = printed.indexOf('Plan term');
    expect(
      printed
        .slice(begins, ends)
        .map((line) => line.trim())
        .join(' '),
    ).toBe(plan);
  });

  it('API-18: a line of the plan term ends between the dates, not inside one', async () => {
    const lines = textsOf(await receiptPdf(PAID)).map((line) => line.trim().replaceAll('\u00a0', ' '));
    expect(lines).toContain('March 1, 2026 to');
    expect(lines).toContain('February 28, 2027');
  });

  it.each([
    ['a balance', PAID, 20 * 1024],
    ['its own letters', { ...PAID, last_name: 'Dvořák' }, 20 * 1024],
  ])('API-18: with %s it is small, tagged, and the same bytes every time', async (_, given, most) => {
    const [pdf, again] = await Promise.all([
      receiptPdf(given, { balanceCents: 0 }),
      receiptPdf(given, { balanceCents: 0 }),
    ]);
    expect(Buffer.compare(pdf, again)).toBe(0);
    expect(pdf.length).toBeLessThan(most);
    const file = Buffer.from(pdf).toString('latin1');
    for (const tag of ['/Marked true', '/S /H1', '/S /Table', '/S /TH', '/S /TD'])
      expect(file).toContain(tag);
  });

  it.each([
    [{ payment_status: 'Refunded' }, 'Receipt (refunded)', ['Amount paid', '$30.00']],
    [{ payment_status: 'Refunded', voided: true }, 'Receipt (voided)', ['Amount paid', '$30.00']],
    [
      { refund_cents: 1250, charge_cents: 0, referenced_transaction_id: 69_000, payment_status: 'Refunded' },
      'Refund',
      ['Amount refunded', '$12.50'],
    ],
    [
      { refund_cents: 3000, charge_cents: 0, referenced_transaction_id: 69_000, voided: true },
      'Voided payment',
      ['Void of receipt', '69000'],
    ],
  ] as const)('API-18: of %j is titled %s', (given, title, line) => {
    const text = receiptText({ ...PAID, ...given });
    expect([text.title, text.isPaid]).toEqual([title, false]);
    expect([...text.details, ...text.amounts]).toContainEqual(line);
  });
});

const COLORS = [0, 2, 3, 4, 6] as const;
const SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const header = fc.record({
  width: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.constant(200_000)),
  height: fc.integer({ min: 1, max: 8 }),
  color: fc.constantFrom(...COLORS),
});
const data = (most: number) => fc.uint8Array({ maxLength: most }).map((bytes) => Buffer.from(bytes));
const extra = fc.oneof(
  header.map(headerChunk),
  data(12).map((colors) => chunk('PLTE', colors)),
  data(12).map((alphas) => chunk('tRNS', alphas)),
  data(40).map((pixels) => chunk('IDAT', deflateSync(pixels))),
  data(40).map((text) => chunk('tEXt', text)),
  fc.constant(chunk('tEXt', Buffer.alloc(150 * 1024, 'a'))),
  fc.constant(chunk('IEND', Buffer.alloc(0))),
);
const extras = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(extra, { maxLength: 2 }) },
);
const palette = chunk('PLTE', Buffer.alloc(6, 91));
const mutated = header
  .chain((wanted) => {
    const row = wanted.width > 8 ? 1 : 1 + wanted.width * SAMPLES[wanted.color];
    const pixels = fc.uint8Array({ minLength: row * wanted.height, maxLength: row * wanted.height });
    const rows = pixels.map((bytes) =>
      Buffer.from(bytes.map((byte, at) => (at % row === 0 ? byte % 5 : byte))),
    );
    return fc.record({ wanted: fc.constant(wanted), rows, before: extras, after: extras });
  })
  .map(({ wanted, rows, before, after }) =>
    png({ ...wanted, rows, before: [...(wanted.color === 3 ? [palette] : []), ...before], after }),
  );

describe('CONST-3.9: a receipt with an uploaded logo', () => {
  it('is created with every logo that is accepted, whatever its file contains', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(mutated, async (bytes) => {
        const logo = logoImageOf(bytes);
        if ('problem' in logo) return;
        accepted += 1;
        const pdf = Buffer.from(await receiptPdf(PAID, { logo: { id: '1', ...logo } }));
        expect(pdf.toString('latin1')).toContain('/Subtype /Image');
        expect(pdf.subarray(-6).toString()).toBe('%%EOF\n');
      }),
      { numRuns: 150 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});
