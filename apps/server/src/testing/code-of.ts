import { AppError, type ErrorCode } from '@briefcast/contract';

/** Returns the outcome of a call: `done`, or the code of its refusal. Rethrows other errors. */
export const codeOf = (call: Promise<unknown>): Promise<ErrorCode | 'done'> =>
  call.then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
