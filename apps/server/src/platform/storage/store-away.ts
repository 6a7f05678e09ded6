/** Whether an error tells that the object store is out of reach or in trouble, so that trying again soon makes sense. */

/** What the SDK adds to what the store answered, and to requests that no answer came for. */
interface StoreError extends Error {
  $metadata: { httpStatusCode?: number };
}

const isOfStore = (error: Error): error is StoreError =>
  '$metadata' in error && typeof error.$metadata === 'object' && error.$metadata !== null;

export function isStoreAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (isOfStore(current)) return (current.$metadata.httpStatusCode ?? 503) >= 500;
  return false;
}
