/** Content of the store, for tests. */
import type { TestServer } from './harness.ts';

/** Every key, in order, however new. */
export async function storedKeys(server: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.app.deps.storage.list(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.sort();
}
