/** The OpenAPI document, derived from the route table. */

import {
  type Access,
  allRoutes,
  type ErrorCode,
  FailureEnvelope,
  idempotencyKeyPattern,
  type RouteSpec,
  refusals,
} from '@briefcast/contract';
import { texts } from '@briefcast/i18n/groups/refusal';
import { baseLocale } from '@briefcast/i18n/locales';
import { marketName } from '@briefcast/i18n/market-name';
import { refusalKey } from '@briefcast/i18n/refusals';
import { z } from 'zod';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const accessTexts: Record<Access, string> = {
  public: 'Open to everybody.',
  user: 'For signed-in brands and creators.',
  brand: 'For brands.',
  creator: 'For creators.',
  admin: 'For admins who may do everything.',
  finance: 'For admins, of the role for finance, too.',
};

/**
 * Paths that differ only in the names of their parameters, which OpenAPI treats as one path: all are
 * described with the names of the first.
 */
function describedPaths(): Map<string, string> {
  const ofShape = new Map<string, string>();
  return new Map(
    allRoutes.map(({ spec }) => {
      const shape = spec.path.replace(/\{\w+\}/gu, '{}');
      if (!ofShape.has(shape)) ofShape.set(shape, spec.path);
      return [spec.path, ofShape.get(shape) ?? spec.path];
    }),
  );
}

/** The names of a path's parameters, in order. */
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));

/** Calls that create may be repeated under one key. */
const keyParameters = (spec: RouteSpec) =>
  spec.creates
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'A text of your own for this call, best a UUID. Sent again within 24 hours with the same body, it answers the same, with `Idempotency-Replayed: true`, and does nothing a second time. With another body it is refused with `request.key_reused`; while the first call is still at work, with `request.in_progress`, to be tried again after `Retry-After`. Refusals are not kept.',
          schema: { type: 'string', pattern: idempotencyKeyPattern.source },
        },
      ]
    : [];

function requestBodyOf(spec: RouteSpec) {
  if (spec.upload) {
    const schema = {
      type: 'object',
      required: [spec.upload.field],
      properties: { [spec.upload.field]: { type: 'string', format: 'binary' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (spec.takesBytes) {
    const schema = { type: 'string', format: 'binary' };
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } };
  }
  if (!spec.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(spec.body, 'input') } },
    },
  };
}

/** Replies are sent encoded, so their schema is the input side of the codecs. */
function replySchemaOf(spec: RouteSpec) {
  const reply = jsonSchema(spec.reply, 'input');
  const success = { type: 'boolean', const: true };
  if (!spec.topLevel) {
    return { type: 'object', required: ['success', 'data'], properties: { success, data: reply } };
  }
  return { allOf: [{ type: 'object', required: ['success'], properties: { success } }, reply] };
}

function contentOf(spec: RouteSpec) {
  if (spec.kind === 'bytes')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (spec.kind === 'events') return { 'text/event-stream': { schema: jsonSchema(spec.reply, 'input') } };
  return { 'application/json': { schema: replySchemaOf(spec) } };
}

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** Returns each parameter's name in braces as its value. */
const named = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** The text of a refusal with the names of its parameters. */
const outlineOf = (code: ErrorCode): string => {
  const say = texts[refusalKey(code)] as (params: unknown) => string;
  return say(named);
};

/** A call's own refusals, by status; the refusals of every call are described once, for all of them. */
function ownRefusals({ refuses = [] }: RouteSpec) {
  const byStatus = Map.groupBy(refuses, (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      refused(codes.map((code) => `- \`${code}\` ${outlineOf(code)}`).join('\n')),
    ]),
  );
}

/** @param path The path that the operation is described at. */
function operation(name: string, spec: RouteSpec, path: string) {
  const described = namesIn(path);
  const pathParameters = parametersOf('path', spec.params).map((parameter) => ({
    ...parameter,
    name: described[namesIn(spec.path).indexOf(parameter.name)] ?? parameter.name,
  }));
  return {
    operationId: name.replace('.', '_'),
    tags: [name.split('.')[0]],
    summary: spec.summary,
    description: accessTexts[spec.access],
    parameters: [...pathParameters, ...parametersOf('query', spec.query), ...keyParameters(spec)],
    ...requestBodyOf(spec),
    responses: {
      [spec.status ?? 200]: { description: 'Done.', content: contentOf(spec) },
      ...ownRefusals(spec),
      '4XX': refused('Refused, with a code of the catalogue.'),
      '5XX': refused('Not possible now; the same call may work later.'),
    },
    security: spec.access === 'public' ? [] : [{ bearer: [] }],
  };
}

/** A list, not a table: the page's columns are too narrow for codes. */
const codeList = () =>
  (Object.keys(refusals) as ErrorCode[])
    .sort()
    .map((code) => `- **${refusals[code].status}** \`${code}\` ${outlineOf(code)}`)
    .join('\n');

/** Builds the document; `publicUrl` is the address of this installation. */
export function openApiDocument(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const described = describedPaths();
  for (const { name, spec } of allRoutes) {
    const path = described.get(spec.path) ?? spec.path;
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(name, spec, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: marketName(baseLocale),
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Every call of the marketplace. Success answers \`{ success: true, data }\`; a refusal carries one of these codes.\n\n${codeList()}`,
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Failure: jsonSchema(FailureEnvelope, 'input') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
