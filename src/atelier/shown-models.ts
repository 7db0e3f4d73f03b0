import type { AnyModel } from '#charts/explore/model.ts';
import { models } from '#tests/machines/models.ts';

/** The charts that the atelier shows, by name. `npm run charts -- view FILE` replaces this module. */
export const shownModels: Readonly<Record<string, AnyModel>> = models;
