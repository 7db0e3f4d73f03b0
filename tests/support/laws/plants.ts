import type { Plant } from './plant.ts';
import { PLANTS_OF_MEANING } from './plants-of-meaning.ts';
import { PLANTS_OF_REACH } from './plants-of-reach.ts';
import { PLANTS_OF_WORK } from './plants-of-work.ts';

export const PLANTS: readonly Plant[] = [...PLANTS_OF_MEANING, ...PLANTS_OF_WORK, ...PLANTS_OF_REACH];
