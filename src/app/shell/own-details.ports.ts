import { fromPromise } from 'xstate';
import { changeUser } from '#api/own-details.ts';
import type { StaffDetails } from '#domain/access/staff-details.ts';
import { ownDetailsMachine } from '#machines/own-details/own-details.machine.ts';
import type { Portal } from '../portal.ts';
import { unsavedWork } from './unsaved-work.ts';
import { updateOwn } from './update-user.ts';

export const wireOwnDetails = (portal: Pick<Portal, 'client' | 'showToast' | 'root'>, userId: string) =>
  ownDetailsMachine.provide({
    actors: {
      saveDetails: fromPromise<StaffDetails, Partial<StaffDetails>>(({ input }) =>
        changeUser(portal.client, input),
      ),
    },
    actions: {
      showToast: (_, toast) => portal.showToast(toast),
      reportUnsavedWork: unsavedWork(portal, { id: 'ownDetails', name: 'Your details' }),
      announce: (_, details) => updateOwn(portal, { id: userId, ...details }),
    },
  });
