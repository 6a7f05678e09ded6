/** The outer shape of every JSON answer (rules/wire#envelope). */

import { z } from './kit/zod.ts';
import { AppError, type ErrorCode, type ErrorDetail, isErrorCode } from './refusals.ts';

export const FailureEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z
      .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
      .optional(),
  }),
});
export type FailureEnvelope = z.infer<typeof FailureEnvelope>;

/** The texts of a refusal, in the language that the sender chose. */
export interface RefusalTexts {
  message: string;
  details: ErrorDetail[];
}

/** Response of a refusal. `message` appears twice because different screens read different ones. */
export function failureEnvelope({ code, status }: AppError, texts: RefusalTexts): FailureEnvelope {
  const { message, details } = texts;
  return {
    success: false,
    message,
    error: { code, message, ...(status === 400 ? { details } : {}) },
  };
}

/** A proxy in front of the server refuses by a status and a page of its own: sending the same again changes nothing. */
const ofProxies: { [status: number]: ErrorCode } = {
  413: 'request.too_large',
  414: 'request.address_too_long',
  429: 'request.rate_limited',
  431: 'request.head_too_large',
};

/** Rebuilds the server's refusal from an answer; without a failure envelope, by the status of a proxy or as `internal`. */
export function errorFromAnswer(body: unknown, retryAfter?: string | null, status?: number): AppError {
  const parsed = FailureEnvelope.safeParse(body);
  if (!parsed.success) return new AppError(ofProxies[status ?? 500] ?? 'internal');
  const { code, message, details } = parsed.data.error;
  const seconds = Number(retryAfter);
  return new AppError(isErrorCode(code) ? code : 'internal', {
    message,
    ...(details ? { details } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  });
}
