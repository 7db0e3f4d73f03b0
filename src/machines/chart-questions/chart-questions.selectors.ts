import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { chartQuestionsMachine } from './chart-questions.machine.ts';

export type ChartQuestionsRef = ActorRefFrom<typeof chartQuestionsMachine>;
type Snapshot = SnapshotFrom<typeof chartQuestionsMachine>;

export const selectAnswers = ({ context }: Snapshot) => context.answers;
export const selectIsExploring = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectQuestionsFailure = ({ context }: Snapshot) => context.failure;
export const selectQuestion = ({ context }: Snapshot) => context.question;
export const selectReached = ({ context }: Snapshot) => context.reached;
