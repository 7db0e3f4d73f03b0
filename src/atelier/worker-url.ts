/** Only scripts from this page's own server run, under the single name that its content policy allows. */
const policy = (
  globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };
  }
).trustedTypes?.createPolicy('atelier', {
  createScriptURL(url: string) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new Error('A worker of another server.');
    return url;
  },
});

export const workerUrl = (url: string): string => (policy?.createScriptURL(url) ?? url) as string;

/** Rejects at the first error of a worker, for example if its script does not load. */
export const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker could not start.')),
    );
  });
