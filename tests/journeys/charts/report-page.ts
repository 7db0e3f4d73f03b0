/** A page in place of the report. It sends a message only on command. */
export const REPORT_PAGE = `<!doctype html><html lang="en"><title>Report</title><main><h1>Report</h1></main><script>
  globalThis.receivedCommands = [];
  globalThis.sendReport = (message) => parent.postMessage(message, '*');
  addEventListener('message', ({ data }) => receivedCommands.push(data));
</script></html>`;
