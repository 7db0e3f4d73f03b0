import type { SaleRef } from '#machines/sale/sale.selectors.ts';

export interface SaleScreenProps {
  sale: SaleRef;
  attach: (frame: HTMLIFrameElement | null) => void;
  today: string;
  /** The practice's time zone. */
  timeZone: string;
  memberId: string;
  /** Renews a plan of the patient, outside the frame. */
  renewalHref: (planId: string) => string;
  /** The address of a page of the patient, or of another member, outside the frame. */
  patientHref: (page: 'overview' | 'transactions' | 'payment', memberId?: string) => string;
}
