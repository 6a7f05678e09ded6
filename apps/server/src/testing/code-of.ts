import { AppError, type ErrorCode } from '@briefcast/contract';

/** How a call ended: `done`, or the code of its refusal. Throws what is no refusal. */
export const codeOf = (call: Promise<unknown>): Promise<ErrorCode | 'done'> =>
  call.then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
