import { useSelector } from '@xstate/react';
import {
  selectArePasswordsShown,
  selectCanChange,
  selectCurrentField,
  selectDifference,
  selectIsChanging,
  selectIsPasswordOpen,
  selectNewField,
  selectRefusals,
  selectRepeatedField,
} from '#machines/password-change/password-change.selectors.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectIsSettled } from '#machines/text-field/text-field.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { useTextField } from '#react/use-field.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

/** Changes the user’s own password (LAYOUT-8). */
export function PasswordDialog() {
  const { password } = useShellActors();
  const isOpen = useSelector(password, selectIsPasswordOpen);
  return (
    <Dialog
      open={isOpen}
      onClose={() => password.send({ type: 'password.close' })}
      size="small"
      initialFocus="input[name=currentPassword]"
      title="Update password"
      description="You’ll stay signed in here and be signed out everywhere else."
    >
      <PasswordForm />
    </Dialog>
  );
}

function PasswordForm() {
  const { password } = useShellActors();
  const user = useSession(selectUser);
  const isShown = useSelector(password, selectArePasswordsShown);
  const isChanging = useSelector(password, selectIsChanging);
  const canChange = useSelector(password, selectCanChange);
  return (
    <DialogForm
      onSubmit={() => password.send({ type: 'password.submit' })}
      submit="Update password"
      busy={isChanging}
      disabled={!canChange && !isChanging}
      onCancel={() => password.send({ type: 'password.close' })}
    >
      <input type="text" name="owner" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <Passwords type={isShown ? 'text' : 'password'} />
      <Checkbox
        label="Show passwords"
        checked={isShown}
        onChange={() => password.send({ type: 'password.toggle' })}
      />
    </DialogForm>
  );
}

function Passwords({ type }: { type: 'text' | 'password' }) {
  const { password } = useShellActors();
  const repeatedField = useSelector(password, selectRepeatedField);
  const current = useTextField(useSelector(password, selectCurrentField));
  const next = useTextField(useSelector(password, selectNewField));
  const repeated = useTextField(repeatedField);
  const refusals = useSelector(password, selectRefusals);
  const difference = useSelector(password, selectDifference);
  const isRepeated = useSelector(repeatedField, (field) => field !== undefined && selectIsSettled(field));
  const kind = {
    type,
    required: true,
    readOnly: useSelector(password, selectIsChanging),
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const;
  return (
    <>
      <TextField
        {...current}
        {...kind}
        error={refusals.currentPassword ?? current.error}
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
      />
      <TextField
        {...next}
        {...kind}
        error={refusals.newPassword ?? next.error}
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="8–20 characters. Don’t use your name, a common password, or a dental word, even with numbers added."
      />
      <TextField
        {...repeated}
        {...kind}
        error={repeated.error ?? (isRepeated ? difference : null)}
        label="Confirm new password"
        name="repeatedPassword"
        autoComplete="new-password"
      />
    </>
  );
}
