declare global {
  interface Window {
    /** Of the stand-in: what the portal has sent to it, and how it sends a message. */
    receivedCommands?: { type: string; token: string }[];
    sendReport?: (message: object) => void;
  }
}

/** A page in place of the report. It sends a message only on command. */
export const REPORT_PAGE = `<!doctype html><html lang="en"><title>Report</title><main><h1>Report</h1></main><script>
  globalThis.receivedCommands = [];
  globalThis.sendReport = (message) => parent.postMessage(message, '*');
  addEventListener('message', ({ data }) => receivedCommands.push(data));
</script></html>`;
