/** Calls of the server from within a test's own transaction. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Calls as from outside: what a client asks for is no part of the transaction that a test holds open meanwhile. */
export const fromOutside: <Result>(call: () => Result) => Result = AsyncLocalStorage.snapshot();
