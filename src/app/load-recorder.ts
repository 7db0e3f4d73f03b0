import type { Recorder } from '#recorder/recorder.ts';

let recorder: Promise<Recorder> | undefined;

/** Starts the recorder of problem reports once. It is a separate file, so that the first page does not wait for it. */
export function loadRecorder(page: Window): Promise<Recorder> {
  recorder ??= import('#recorder/recorder.ts').then(({ startRecorder }) => startRecorder(page));
  recorder.catch(() => {
    recorder = undefined;
  });
  return recorder;
}
