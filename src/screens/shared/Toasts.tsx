import { selectHidesPatientData } from '#machines/session/session.selectors.ts';
import { selectToast, selectToastPhase } from '#machines/toast-queue/toast-queue.selectors.ts';
import { useActors, useSession, useToastQueue } from '#react/actors.tsx';
import { Toast, ToastArea } from '#ui/Toast/Toast.tsx';

/**
 * The page's toasts (TOAST-1), rendered once next to any screen. A widget's toasts are hidden with the page
 * (SESSION-4).
 */
export function Toasts() {
  const { toastQueue } = useActors();
  const toast = useToastQueue(selectToast);
  const phase = useToastQueue(selectToastPhase);
  const hidesPatientData = useSession(selectHidesPatientData);
  const isHidden = hidesPatientData && toast?.isOfWidget;
  const isUrgent = toast?.variant === 'error' || toast?.variant === 'warning';
  return (
    <ToastArea urgent={isUrgent}>
      {toast !== null && phase !== 'idle' && !isHidden && (
        <Toast
          {...toast}
          phase={phase}
          onDismiss={() => toastQueue.send({ type: 'toast.dismiss' })}
          action={
            toast.action && {
              label: toast.action.label,
              onChoose: () => toastQueue.send({ type: 'toast.act' }),
            }
          }
        />
      )}
    </ToastArea>
  );
}
