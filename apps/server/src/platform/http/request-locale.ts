/** In which language a request is answered: the one that its browser asks for. */
import { type Locale, localeOfHeader, locales } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import type { FastifyRequest } from 'fastify';

/** The language of this request's answer. */
export const localeOf = (request: FastifyRequest): Locale =>
  localeOfHeader(request.headers['accept-language']);

/** Does the work in the language of the request. */
export const inRequestLocale = <T>(request: FastifyRequest, work: () => T): T =>
  inLocale(localeOf(request), work);

/**
 * The headers of an answer with translated texts. With a single language a cache cannot confuse any, and
 * pages stay the same for everybody.
 */
export const localeHeaders = (request: FastifyRequest): Record<string, string> => ({
  'content-language': localeOf(request),
  ...(locales.length > 1 ? { vary: 'accept-language' } : {}),
});
