import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shellMachine } from './shell.machine.ts';

export type ShellRef = ActorRefFrom<typeof shellMachine>;
type Children = SnapshotFrom<typeof shellMachine>['children'];

type ShellActorId =
  | 'commandMenu'
  | 'drawer'
  | 'leaving'
  | 'menuHint'
  | 'appearance'
  | 'notifications'
  | 'password'
  | 'profile'
  | 'sessionEnd'
  | 'shortcuts'
  | 'support';
export type ShellActors = { [Id in ShellActorId]: NonNullable<Children[Id]> };

export const selectShellActors = ({ children }: SnapshotFrom<typeof shellMachine>) => children as ShellActors;
