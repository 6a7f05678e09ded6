/** The refusals of an upload. */
import { AppError, type ErrorParametersOf } from '@briefcast/contract';
import { invalid } from '../invalid.ts';
import { limits } from './limits/table.ts';

/** Names what a route accepts. */
export type MeantFor = ErrorParametersOf<'file.type_not_accepted'>['accepted'];

export const missing = () => invalid('file', 'file.missing', 'file.missing');
export const empty = () => new AppError('file.empty');
export const cutOff = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('file.upload_incomplete', { cause });
export const notAccepted = ({ meantFor }: { meantFor: MeantFor }) =>
  new AppError('file.type_not_accepted', { params: { accepted: meantFor } });
export const tooLarge = (limitBytes: number) =>
  new AppError(limits.uploads.file.refusal, { params: { limitBytes } });
