import type { Config } from '../config.ts';
import type { Traces } from './traces.ts';

const none: Traces = { followRequests() {}, followTransactions() {}, ended() {}, close: async () => {} };

/** Opens them, or what does nothing. */
export async function openTraces({ tracesUrl }: Pick<Config, 'tracesUrl'>): Promise<Traces> {
  if (tracesUrl === null) return none;
  const { sendTraces } = await import('./send-traces.ts');
  return sendTraces(tracesUrl);
}
