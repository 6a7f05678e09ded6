/** Accepted files of each route. */
import { api } from '@briefcast/contract';
import type { AcceptedFiles } from '../../platform/http/upload-bytes.ts';

export const dealFiles: AcceptedFiles = {
  types: api.files.upload.upload.types,
  meantFor: 'deal',
};
export const portfolioFiles: AcceptedFiles = {
  types: api.files.uploadPortfolio.upload.types,
  meantFor: 'portfolio',
};
/** Films that are made for an application. */
export const applicationFilms: AcceptedFiles = { types: ['VIDEO'], meantFor: 'film' };
export const avatarFiles: AcceptedFiles = {
  types: api.files.uploadAvatar.upload.types,
  meantFor: 'avatar',
};
