import { startWorkerPeer } from '#server/db/pglite/worker-peer.ts';
import { explainStart } from '#server/start-problem.ts';

const [dataFolder = '', template] = process.argv.slice(2);
try {
  const peer = await startWorkerPeer({ dataFolder, template });
  await peer.close();
  console.log('opened');
} catch (error) {
  console.log(explainStart(error));
}
