interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** A state as it is drawn, in pixels from the corner of the chart. */
export interface PictureState extends Box {
  id: string;
  name: string;
  kind: 'leaf' | 'compound' | 'parallel' | 'final' | 'history';
  depth: number;
  lines: readonly string[];
  description: string;
  /** Has states inside. */
  isContainer: boolean;
  isCollapsed: boolean;
}

export type ArrowKind = 'event' | 'always' | 'delay' | 'actorDone' | 'actorFailed' | 'stateDone' | 'start';

export interface PictureArrow {
  id: string;
  kind: ArrowKind;
  source: string;
  target: string;
  points: readonly Point[];
  label: (Box & { lines: readonly string[] }) | null;
}

/** A chart with the position of each state and arrow. States come before the states inside them. */
export interface Picture {
  width: number;
  height: number;
  states: readonly PictureState[];
  starts: readonly Point[];
  arrows: readonly PictureArrow[];
  /** The same drawing as a file, for print. */
  svg: string;
  /** The duration of the layout, for `data-layout-ms`. */
  ms: number;
}
