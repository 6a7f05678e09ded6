/** Makes a refusal that names one field of a call. */
import { AppError, type ErrorCode, type ErrorParametersOf, type PlainFindingCode } from '@briefcast/contract';

type PlainErrorCode = { [C in ErrorCode]: ErrorParametersOf<C> extends null ? C : never }[ErrorCode];

/** Returns request.invalid, or another refusal, with one finding; a path names a field within another. */
export const invalid = (
  field: string | readonly (string | number)[],
  code: PlainFindingCode,
  refusal: PlainErrorCode = 'request.invalid',
): AppError => new AppError(refusal, { findings: [{ path: [field].flat(), code }] });
