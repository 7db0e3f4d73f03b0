import type { Handlers } from '../http/call.ts';
import { conflict } from '../http/http-error.ts';
import type { Services } from '../services.ts';

export const savedViews = ({
  savedViews: repository,
}: Services): Pick<Handlers, 'getSavedViews' | 'setSavedViews'> => ({
  getSavedViews: ({ params, access }) =>
    repository.find({ userId: access.userId, practiceId: params.practiceId }),

  async setSavedViews({ params, body, access }) {
    const owner = { userId: access.userId, practiceId: params.practiceId };
    const replaced = await repository.replace(owner, body);
    if (!replaced) throw conflict('savedViewsChanged', undefined, [await repository.find(owner)]);
    return replaced;
  },
});
