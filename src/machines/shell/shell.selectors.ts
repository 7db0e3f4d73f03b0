import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shellMachine } from './shell.machine.ts';
import type { SHELL_CHARTS } from './shell.setup.ts';

export type ShellRef = ActorRefFrom<typeof shellMachine>;
type Children = SnapshotFrom<typeof shellMachine>['children'];

export type ShellActors = { [Id in keyof typeof SHELL_CHARTS]: NonNullable<Children[Id]> };

export const selectShellActors = ({ children }: SnapshotFrom<typeof shellMachine>) => children as ShellActors;
