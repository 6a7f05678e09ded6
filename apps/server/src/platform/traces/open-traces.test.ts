import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../http/create-http.ts';
import { openTraces } from './open-traces.ts';

interface Sent {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}
interface OtlpSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const spans: OtlpSpan[] = [];
const collector = createServer(async (request, answer) => {
  const { resourceSpans } = (await json(request)) as Sent;
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => collector.close());

test('a request is sent with its route and id, and what was done for it below it', async () => {
  const { port } = collector.address() as AddressInfo;
  const traces = await openTraces({ tracesUrl: `http://127.0.0.1:${port}` });
  const http = createHttp({ logLevel: 'silent', trustProxy: true });
  traces.followRequests(http);
  http.get('/tried/:secret', async () => {
    traces.ended('transaction', 0.01);
    return {};
  });
  await http.inject({ url: '/tried/of-somebody', headers: { 'x-request-id': 'the-id' } });
  traces.ended('job mail.send', 1, { outcome: 'done' });
  await http.close();
  await traces.close();

  const [part, request, job] = ['transaction', 'GET /tried/:secret', 'job mail.send'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(part?.parentSpanId).toBe(request?.spanId);
  expect(job?.parentSpanId ?? '').toBe('');
  const attributes = Object.fromEntries((request?.attributes ?? []).map(({ key, value }) => [key, value]));
  expect(attributes['briefcast.request_id']?.stringValue).toBe('the-id');
  expect(attributes['http.response.status_code']?.intValue).toBe(200);
  expect(JSON.stringify(spans)).not.toContain('of-somebody');
});

test('without a collector nothing is loaded or sent', async () => {
  const traces = await openTraces({ tracesUrl: null });
  traces.ended('transaction', 1);
  await traces.close();
  expect(spans.filter(({ name }) => name === 'transaction')).toHaveLength(1);
});
