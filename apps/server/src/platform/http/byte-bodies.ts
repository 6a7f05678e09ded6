/** Bodies that a route of the contract takes as bytes: neither parsed nor gathered, and as slow as uploads may be. */
import { AppError } from '@briefcast/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesBytes?: true;
  }
}

const mediaType = 'application/octet-stream';

const takesBytes = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.takesBytes === true;

/** Whether a request brings a file or a part of one, which may take as long as it brings something. */
export const isUpload = (request: FastifyRequest): boolean =>
  takesBytes(request) || (request.headers['content-type']?.startsWith('multipart/') ?? false);

/** Hands such a body to its handler as it comes. On other routes it stays a type that nobody reads. */
export function registerByteBodies(app: FastifyInstance): void {
  app.addContentTypeParser(mediaType, (request, body, done) => {
    if (takesBytes(request)) done(null, body);
    else done(new AppError('request.unsupported_type'));
  });
}
