/** Calls of the server from within a test's own transaction. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Calls as from outside: a client's request is no part of the transaction that a test holds open at that time. */
export const fromOutside: <Result>(call: () => Result) => Result = AsyncLocalStorage.snapshot();
