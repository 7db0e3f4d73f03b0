/** The rows of docs/requirements.md, by area. */
interface Rows {
  MISSION: 1 | 2 | 3;
  ROUTE: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  LOGIN: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  DASH: 1 | 2 | 3 | 4;
  PATIENT: 1 | 2 | 3 | 4 | 5 | 6;
  WIDGET: 1 | 2 | 3 | 4 | 5 | 6;
  FRAME: 1 | 2 | 3 | 4 | 5 | 6;
  DIALOG: 1 | 2 | 3;
  LAYOUT: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
  PERM: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  BELL: 1 | 2 | 3 | 4 | 5 | 6;
  SESSION: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  ENTITY: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  TOAST: 1;
  BUTTON: 1;
  FIELD: 1 | 2;
  SCHEMA: 1 | 2 | 3 | 4 | 5 | 6;
  API:
    | 1
    | 2
    | 3
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 10
    | 11
    | 12
    | 13
    | 14
    | 15
    | 16
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23;
  ERR: 1 | 2;
  CONST: 1 | 2 | 3;
  SAMPLE: 1 | 2 | 3;
  ATELIER: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

type RequirementId = { [Area in keyof Rows]: `${Area}-${Rows[Area]}` }[keyof Rows];

/** The `meta` of a chart, a state or a transition. */
export interface ChartMeta {
  requirements: RequirementId[];
}
