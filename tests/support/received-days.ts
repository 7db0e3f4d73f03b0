const total = (name: string, payments: number, paid: number, refunds = 0, refunded = 0) => ({
  name,
  payments,
  paid,
  refunds,
  refunded,
  net: paid - refunded,
});

const CLOSE = {
  id: '51',
  day: '2026-03-13',
  closedBy: 'Dana Núñez',
  closedAt: '2026-03-13T22:10:00Z',
  startingCash: 100,
  countedCash: 125,
  expectedCash: 130,
  difference: -5,
  note: 'Change for a parking meter',
  net: 690,
  reopenedBy: null,
  reopenedAt: null,
  reopenReason: null,
};

/** A closed day, as the server sends it. */
export const DAY_RECEIVED = {
  day: '2026-03-13',
  version: 3,
  digest: 'T1mVfK9y0bqQ',
  total: total('', 6, 720, 1, 30),
  byType: [
    total('Cash', 1, 30),
    total('Check', 1, 90),
    total('Credit Card', 3, 540, 1, 30),
    total('Bank Transfer', 1, 60),
  ],
  byUser: [total('', 2, 360), total('Fran Desk', 4, 360, 1, 30)],
  pending: 30,
  startingCash: 100,
  close: CLOSE,
  changed: true,
};

export const DAYS_RECEIVED = {
  info: { records: 2, pages: 1 },
  results: [
    CLOSE,
    {
      ...CLOSE,
      id: '50',
      closedAt: '2026-03-13T20:02:00Z',
      difference: 0,
      note: '',
      countedCash: 100,
      net: 660,
      reopenedBy: 'Sam Ortiz',
      reopenedAt: '2026-03-13T21:58:00Z',
      reopenReason: 'A cash payment came after the count',
    },
  ],
};

/** The close of the model's day, as the server sends it. */
export const closingReceived = (day: string) => ({
  ...CLOSE,
  day,
  closedAt: '1969-12-31T22:10:00Z',
  net: 90,
});

/** The model's day, as the server sends it. */
export const dayReceived = ({ day, isClosed }: { day: string; isClosed: boolean }) => ({
  ...DAY_RECEIVED,
  day,
  version: isClosed ? 1 : 0,
  total: total('', 2, 90),
  byType: [total('Cash', 1, 30), total('Credit Card', 1, 60)],
  byUser: [total('Olga Office', 2, 90)],
  pending: 0,
  close: isClosed ? closingReceived(day) : null,
  changed: false,
});
