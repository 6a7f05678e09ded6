/** Way to a server without a proxy, for reading back what is there. */
import type { Transport } from '@briefcast/contract';

export const plainLine = (origin: string) => ({
  transport:
    (token?: string): Transport =>
    async ({ spec, path, body, idempotencyKey }) => {
      const answer = await fetch(`${origin}${path}`, {
        method: spec.method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        ok: answer.ok,
        json: await answer.json(),
        retryAfter: answer.headers.get('retry-after'),
      };
    },
  async bytes(path: string): Promise<Uint8Array> {
    const answer = await fetch(`${origin}${path}`);
    return new Uint8Array(await answer.arrayBuffer());
  },
});
