interface SamplePractice {
  name: string;
  state: string;
  city: string;
  zipCode: string;
  phone: string;
  address: string;
  goal: number;
  supportHours?: string;
}

interface SampleOrganization {
  name: string;
  practices: readonly SamplePractice[];
}

const practice = (
  name: string,
  [city, state, zipCode]: readonly [string, string, string],
  phone: string,
  street: string,
  goal: number,
): SamplePractice => ({
  name,
  state,
  city,
  zipCode,
  phone,
  address: `${street}, ${city}, ${state} ${zipCode}`,
  goal,
});

/** The practices of each organization are in several states and time zones. */
export const SAMPLE_ORGANIZATIONS: readonly SampleOrganization[] = [
  {
    name: 'Harborlight Dental Group',
    practices: [
      {
        ...practice(
          'Harborlight Portland',
          ['Portland', 'ME', '04101'],
          '(207) 555-0111',
          '12 Lantern Road',
          30_000,
        ),
        // SAMPLE-1
        supportHours: '7am-6pm CST',
      },
      practice(
        'Harborlight Galveston',
        ['Galveston', 'TX', '77550'],
        '(409) 555-0112',
        '88 Harbor View',
        25_200,
      ),
      practice('Harborlight Astoria', ['Astoria', 'OR', '97103'], '(503) 555-0113', '7 River Bend', 20_400),
    ],
  },
  {
    name: 'Cedar and Vine Dentistry',
    practices: [
      practice(
        'Cedar and Vine Asheville',
        ['Asheville', 'NC', '28801'],
        '(828) 555-0121',
        '31 Orchard Street',
        21_600,
      ),
      practice(
        'Cedar and Vine Boulder',
        ['Boulder', 'CO', '80302'],
        '(303) 555-0122',
        '204 Juniper Street',
        34_800,
      ),
      practice('Cedar and Vine Boise', ['Boise', 'ID', '83702'], '(208) 555-0123', '59 Foundry Way', 19_200),
    ],
  },
  {
    name: 'Prairie Row Dental',
    practices: [
      practice('Prairie Row Lincoln', ['Lincoln', 'NE', '68508'], '(402) 555-0131', '15 Meadow Loop', 24_000),
      practice(
        'Prairie Row Phoenix',
        ['Phoenix', 'AZ', '85004'],
        '(602) 555-0132',
        '410 Saddle Trail',
        36_000,
      ),
      practice(
        'Prairie Row Columbus',
        ['Columbus', 'OH', '43215'],
        '(614) 555-0133',
        '93 Union Square',
        28_800,
      ),
    ],
  },
  {
    name: 'Lakeshore Family Dental',
    practices: [
      practice(
        'Lakeshore Ann Arbor',
        ['Ann Arbor', 'MI', '48104'],
        '(734) 555-0141',
        '26 Elm Terrace',
        27_600,
      ),
      practice('Lakeshore Duluth', ['Duluth', 'MN', '55802'], '(218) 555-0142', '140 Canal Street', 16_800),
      practice('Lakeshore Erie', ['Erie', 'PA', '16501'], '(814) 555-0143', '71 Beacon Road', 21_600),
    ],
  },
  {
    name: 'Summit Oral Health',
    practices: [
      practice(
        'Summit Anchorage',
        ['Anchorage', 'AK', '99501'],
        '(907) 555-0151',
        '18 Spruce Street',
        15_600,
      ),
      practice(
        'Summit Honolulu',
        ['Honolulu', 'HI', '96813'],
        '(808) 555-0152',
        '5 Sunrise Boulevard',
        24_000,
      ),
      practice('Summit Spokane', ['Spokane', 'WA', '99201'], '(509) 555-0153', '62 Granite Avenue', 22_800),
    ],
  },
];
