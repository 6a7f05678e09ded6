/** WebKitGTK's own browser, driven by WebDriver (https://w3c.github.io/webdriver) through WebKitWebDriver. */
import { findProgram } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { PlainError } from '../../scripts/lib/say.mjs';
import { type Browser, clickActions, keyActions, windowSize } from './browser.ts';
import { type Program, startProgram } from './start-program.ts';

/** Starts a virtual display if there is none, because this browser always opens a window. */
async function startDisplay(): Promise<Program | null> {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return null;
  const path = findProgram('Xvfb');
  if (!path) throw new PlainError('WebKit needs a display: install xvfb.');
  return startProgram({
    path,
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    isReady: (printed) => /^(\d+)\n/m.exec(printed)?.[1] ?? null,
  });
}

async function startDriver(path: string, display: Program | null): Promise<Program> {
  const port = await freePort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const status = () => fetch(`${address}/status`);
  return startProgram({
    path,
    args: [`--port=${port}`],
    env: display ? { DISPLAY: `:${display.ready}`, GDK_BACKEND: 'x11' } : {},
    // It prints nothing.
    isReady: () =>
      status().then(
        ({ ok }) => (ok ? address : null),
        () => null,
      ),
  });
}

interface Answer {
  value: unknown;
}

/** Sends a command of WebDriver; returns its value, and throws the driver's error. */
async function send(method: 'GET' | 'POST' | 'DELETE', address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a new WebKit. Throws a PlainError if there is no display and none can be created. */
export async function startWebkit(path: string): Promise<Browser> {
  const display = await startDisplay();
  const driver = await startDriver(path, display);
  const { sessionId, capabilities } = (await send('POST', `${driver.ready}/session`, {
    capabilities: {},
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${driver.ready}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, windowSize);

  const picture = async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64');

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async goTo(address) {
      await send('POST', `${session}/url`, { url: address });
    },
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression}) ?? 'null'`;
      return JSON.parse(String(await send('POST', `${session}/execute/sync`, { script, args: [] })));
    },
    async press(key) {
      await send('POST', `${session}/actions`, { actions: keyActions(key) });
    },
    async click(x, y) {
      await send('POST', `${session}/actions`, { actions: clickActions(x, y) });
    },
    // Sometimes it draws a paused video only after the page has been drawn again.
    picture,
    async close() {
      await send('DELETE', session);
      await driver.stop();
      await display?.stop();
    },
  };
}
