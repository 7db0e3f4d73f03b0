import type { CodeFields } from '../plans/procedure-codes.ts';

/** Invented codes and texts: the real ones are copyrighted. */
interface SampleCode extends CodeFields {
  isCustom: boolean;
}

type Speciality = readonly [name: string, code: string];
const GENERAL: Speciality = ['General', 'GEN'];
const GUMS: Speciality = ['Periodontics', 'PER'];
const CHILDREN: Speciality = ['Pediatrics', 'PED'];
const BRACKETS: Speciality = ['Orthodontics', 'ORT'];

const code = (
  adaCode: string,
  description: string,
  ucrCents: number,
  [specialtyName, specialtyCode]: Speciality,
  category: string,
  isCustom = false,
): SampleCode => ({ adaCode, description, ucrCents, specialtyName, specialtyCode, category, isCustom });

export const SAMPLE_CODES: readonly SampleCode[] = [
  code('X1010', 'Routine check-up', 5500, GENERAL, 'Examination'),
  code('X1020', 'Emergency exam', 8000, GENERAL, 'Examination'),
  code('X1030', 'First visit with full charting', 9500, GENERAL, 'Examination'),
  code('X1110', 'Bitewing X-rays, two images', 3500, GENERAL, 'Imaging'),
  code('X1120', 'Bitewing X-rays, four images', 5800, GENERAL, 'Imaging'),
  code('X1130', 'Panoramic X-ray', 11_000, GENERAL, 'Imaging'),
  code('X1140', 'Single-tooth X-ray', 2600, GENERAL, 'Imaging'),
  code('X2010', 'Cleaning, adult', 9200, GENERAL, 'Prevention'),
  code('X2020', 'Cleaning, child', 6800, CHILDREN, 'Prevention'),
  code('X2030', 'Fluoride varnish', 3800, GENERAL, 'Prevention'),
  code('X2040', 'Fluoride rinse', 3000, GENERAL, 'Prevention'),
  code('X2050', 'Sealant, one tooth', 5200, CHILDREN, 'Prevention'),
  code('X3010', 'Periodontal maintenance', 14_500, GUMS, 'Gum care'),
  code('X3020', 'Deep cleaning, a quarter of the mouth', 24_000, GUMS, 'Gum care'),
  code('X3030', 'Gum measurement', 6000, GUMS, 'Gum care'),
  code('X4010', 'Filling, one surface', 15_500, GENERAL, 'Fillings'),
  code('X4020', 'Filling, two surfaces', 19_800, GENERAL, 'Fillings'),
  code('X5010', 'Ceramic crown', 118_000, GENERAL, 'Crowns'),
  code('X6010', 'Removal of a tooth', 17_500, GENERAL, 'Surgery'),
  code('X7010', 'Brackets, full course', 420_000, BRACKETS, 'Appliances'),
  code('X7020', 'Retainer', 26_000, BRACKETS, 'Appliances'),
  code('X9001', 'Night guard, second fitting', 6000, GENERAL, 'Appliances', true),
  code('X9002', 'Whitening tray', 14_000, GENERAL, 'Cosmetic', true),
];

interface SampleBenefit {
  benefit: string;
  /** SAMPLE-1; 0 means no limit. */
  limit: number;
  codes: readonly string[];
}

const PERIODONTAL: SampleBenefit = { benefit: 'Periodontal maintenance', limit: 4, codes: ['X3010'] };
const FLUORIDE: SampleBenefit = { benefit: 'Fluoride', limit: 4, codes: ['X2030', 'X2040'] };
const EMERGENCY: SampleBenefit = { benefit: 'Emergency exam', limit: 1, codes: ['X1020'] };
const X_RAYS: SampleBenefit = {
  benefit: 'X-rays',
  limit: 0,
  codes: ['X1110', 'X1120', 'X1130', 'X1140'],
};
const CLEANINGS: SampleBenefit = { benefit: 'Cleanings', limit: 2, codes: ['X2010', 'X2020'] };
const EXAMS: SampleBenefit = { benefit: 'Exams', limit: 2, codes: ['X1010'] };

const MOST_PLANS = [PERIODONTAL, FLUORIDE, EMERGENCY, X_RAYS];
const WITH_CLEANINGS = [CLEANINGS, EXAMS, ...MOST_PLANS];
/** Plans that differ, so that comparing them shows a choice. */
const OTHER_PLANS: Readonly<Record<string, readonly SampleBenefit[]>> = {
  'Family Circle': WITH_CLEANINGS,
  'Seasons Care': WITH_CLEANINGS,
  'Steady Smile': WITH_CLEANINGS,
  'Implant Aftercare': [PERIODONTAL, X_RAYS],
  'Whitening Club': [EMERGENCY, X_RAYS],
};

export const sampleBenefitsOf = (plan: string): readonly SampleBenefit[] => OTHER_PLANS[plan] ?? MOST_PLANS;

export const SAMPLE_DISCOUNTS = [
  { name: 'Fillings', percent: 10 },
  { name: 'Crowns', percent: 20 },
  { name: 'Cosmetic', percent: 15 },
] as const;
