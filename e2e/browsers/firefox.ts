/** Firefox, which speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi) itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, clickActions, keyActions, windowSize } from './browser.ts';
import { startProgram } from './start-program.ts';

/** Turns off background network requests and all prompts. */
const settings = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  message?: string;
}

/** Sends commands over the socket; each returns its result, and throws the browser's error. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`${address} cannot be reached`)), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return async (method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result ?? {};
  };
}

/** Starts a new Firefox without a window. */
export async function startFirefox(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'briefcast-firefox-'));
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const program = await startProgram({
    path,
    args: ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    isReady: (printed) => /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1] ?? null,
  });
  const send = await connect(`${program.ready}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { browserVersion } = capabilities as { browserVersion: string };
  const { contexts } = await send('browsingContext.getTree', {});
  const context = (contexts as { context: string }[])[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: windowSize });

  return {
    name: `Firefox ${browserVersion}`,
    async goTo(address) {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: false,
      });
      if (type === 'exception') throw new Error((exceptionDetails as { text: string }).text);
      return JSON.parse((result as { value: string }).value);
    },
    async press(key) {
      await send('input.performActions', { context, actions: keyActions(key) });
    },
    async click(x, y) {
      await send('input.performActions', { context, actions: clickActions(x, y) });
    },
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
