import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const GROUP_ID = 'be8908da-da25-452e-b220-163f52476cdd';
export const REPORT_ID = 'f6bfd646-b718-44dc-a378-b73e6b528204';
export const CLIENT_SECRET = 'Qx~8Q.stand-in-secret_of-the-portal';
const DATASET_ID = 'cfafbeb1-8037-4d0c-896e-a46fb27ff229';
const TENANT_ID = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const CLIENT_ID = '0c4f2f2e-5a5c-4b1e-9d1b-3d2b3f0d9a11';
const LIFETIME_S = 3599;

/** The server's settings for a Power BI report. With an empty address, those of the public cloud. */
export const powerBiSettings = (address: string) => ({
  REPORT_URL: `https://app.powerbi.com/reportEmbed?reportId=${REPORT_ID}&groupId=${GROUP_ID}`,
  POWER_BI_TENANT_ID: TENANT_ID,
  POWER_BI_CLIENT_ID: CLIENT_ID,
  POWER_BI_CLIENT_SECRET: CLIENT_SECRET,
  POWER_BI_LOGIN_URL: address,
  POWER_BI_API_URL: address,
});

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

const REPORT_PATH = `/v1.0/myorg/groups/${GROUP_ID}/reports/${REPORT_ID}`;
const PATHS = {
  login: `/${TENANT_ID}/oauth2/v2.0/token`,
  report: REPORT_PATH,
  generate: `${REPORT_PATH}/GenerateToken`,
};
type Step = keyof typeof PATHS;

const refusal = (status: number, code: string): Answer => ({ status, body: { error: { code } } });

/** Simulates Entra and the REST API of Power BI: the three calls that issue a report token. */
export async function startPowerBiService() {
  const accessTokens = new Set<string>();
  const tokens: string[] = [];
  const generated: unknown[] = [];
  const calls: Step[] = [];
  const planned = new Map<Step, Answer | 'silence'>();

  const logIn = (form: URLSearchParams): Answer => {
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET &&
      form.get('scope') === 'https://analysis.windows.net/powerbi/api/.default';
    if (!isKnown) return { status: 401, body: { error: 'invalid_client', error_codes: [7_000_215] } };
    const token = `access-${accessTokens.size + 1}`;
    accessTokens.add(token);
    return { status: 200, body: { token_type: 'Bearer', expires_in: LIFETIME_S, access_token: token } };
  };

  const generate = (body: { accessLevel?: string; identities?: { datasets?: string[] }[] }): Answer => {
    const datasets = body.identities?.flatMap((identity) => identity.datasets ?? []);
    if (body.accessLevel !== 'View' || datasets?.join() !== DATASET_ID) return refusal(400, 'InvalidRequest');
    generated.push(body);
    tokens.push(`H4sI-embed-${tokens.length + 1}`);
    return { status: 200, body: { token: tokens.at(-1), tokenId: String(tokens.length) } };
  };

  async function answerOf(step: Step, request: IncomingMessage): Promise<Answer> {
    const body = await text(request);
    if (step === 'login') return logIn(new URLSearchParams(body));
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!accessTokens.has(token)) return refusal(403, 'TokenExpired');
    return step === 'report'
      ? { status: 200, body: { id: REPORT_ID, datasetId: DATASET_ID } }
      : generate(JSON.parse(body));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const methodOf = (step: Step) => (step === 'report' ? 'GET' : 'POST');
    const steps: Step[] = ['login', 'report', 'generate'];
    const step = steps.find((each) => PATHS[each] === request.url && methodOf(each) === request.method);
    if (step !== undefined) calls.push(step);
    const wanted = step && planned.get(step);
    if (wanted === 'silence') return;
    const answer = wanted ?? (step ? await answerOf(step, request) : refusal(404, 'NotFound'));
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The report tokens that it issued, and the request bodies. */
    tokens,
    generated,
    /** The calls since the previous time. */
    takeCalls: () => calls.splice(0),
    /** Gives every such call this response, until it is reset. */
    plan: (step: Step, answer: Answer | 'silence') => void planned.set(step, answer),
    reset: () => planned.clear(),
    revokeAccess: () => accessTokens.clear(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
