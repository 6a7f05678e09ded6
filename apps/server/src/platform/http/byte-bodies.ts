/** Request bodies that a route takes as bytes: not parsed, not buffered, and with the time limits of uploads. */
import { AppError } from '@briefcast/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesBytes?: true;
  }
}

const mediaType = 'application/octet-stream';

const takesBytes = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.takesBytes === true;

/** Whether a request uploads a file or a part of one, which may take as long as data keeps arriving. */
export const isUpload = (request: FastifyRequest): boolean =>
  takesBytes(request) || (request.headers['content-type']?.startsWith('multipart/') ?? false);

/** Passes such a body to its handler as a stream. On other routes the content type stays unsupported. */
export function registerByteBodies(app: FastifyInstance): void {
  app.addContentTypeParser(mediaType, (request, body, done) => {
    if (takesBytes(request)) done(null, body);
    else done(new AppError('request.unsupported_type'));
  });
}
