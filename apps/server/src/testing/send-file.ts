/** Uploads as a browser's form sends them; the typed client speaks JSON only. */
import { type Reply, type RouteSpec, readAnswer, requestPath } from '@briefcast/contract';
import type { Person, TestServer } from './harness.ts';
import { multipartBody } from './multipart-body.ts';

/** Sends bytes to an upload route as this person; rejects with the AppError of a refusal. */
export async function sendFile<S extends RouteSpec>(
  server: TestServer,
  person: Person,
  spec: S,
  bytes: Buffer,
  {
    name = 'file.bin',
    params = {},
    query = {},
  }: { name?: string; params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<Reply<S>> {
  const { headers, payload } = multipartBody(bytes, name);
  const answer = await server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, { params, query }),
    headers: {
      authorization: `Bearer ${person.token}`,
      ...headers,
    },
    payload,
  });
  return readAnswer(spec, answer.statusCode < 400, answer.json());
}
