import { allRoutes, api, jsonTextList, type RouteSpec } from '@briefcast/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compileReply } from './compile-reply.ts';

const jsonRoutes = allRoutes.filter(({ spec }) => spec.kind !== 'bytes' && spec.kind !== 'events');

/** Serialises by zod: every check of the schema, and a copy without unknown fields. */
function writeSlowly({ reply, topLevel }: RouteSpec, data: unknown): string {
  const encoded = z.encode(reply, data as Record<string, unknown>);
  return JSON.stringify(topLevel ? { success: true, ...encoded } : { success: true, data: encoded });
}

const secret = 'nobody may read this';
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '"', '\\', '\u2028', '\ud800', '</script>'),
);

/** Arbitrary data for a schema: values of its types, with an additional field in every object. */
function dataOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      if (schema instanceof z.core.$ZodISODateTime)
        return fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') })
          .map((date) => date.toISOString());
      if (schema instanceof z.core.$ZodISODate)
        return fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') })
          .map((date) => date.toISOString().slice(0, 10));
      if (schema instanceof z.core.$ZodUUID) return fc.uuid({ version: 7 });
      // No handler returns a text that is longer than its field permits.
      return texts.map((text) => text.slice(0, (schema as z.ZodString).maxLength ?? undefined));
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber;
      // An exclusive lower bound: values above it are within.
      const bounds = {
        min: Math.max(0, (minValue ?? -1) + 1),
        max: Math.min(1_000_000, maxValue ?? 1_000_000),
      };
      return fc.integer(bounds);
    }
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return fc.jsonValue();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'array':
      return fc.array(dataOf(def.element), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...def.items.map((item) => dataOf(item)));
    case 'object':
      return fc.record({
        passwordHash: fc.constant(secret),
        ...Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, dataOf(field)])),
      });
    case 'nullable':
      return fc.option(dataOf(def.innerType));
    case 'optional':
      return fc.option(dataOf(def.innerType), { nil: undefined });
    case 'union':
      return fc.oneof(...def.options.map((option) => dataOf(option)));
    case 'pipe':
      return dataOf(def.out);
    default:
      throw new Error(`No data for ${def.type}`);
  }
}

describe('a compiled writer', () => {
  test.each(jsonRoutes)('$name: the same bytes as zod, and nothing unnamed', ({ spec }) => {
    const write = compileReply(spec);
    fc.assert(
      fc.property(dataOf(spec.reply), (data) => {
        const text = write(data);
        expect(text).toBe(writeSlowly(spec, data));
        expect(text).not.toContain(secret);
      }),
      { numRuns: 50 },
    );
  });

  const form = z.object({
    text: z.string(),
    at: z.iso.datetime({ offset: true }),
    whole: z.int(),
    number: z.number(),
    truth: z.boolean(),
    word: z.enum(['ONE', 'TWO']),
    list: z.array(z.object({ text: z.string() })),
    pair: z.tuple([z.int(), z.string()]),
    object: z.object({ text: z.string().nullable() }),
    form: z.discriminatedUnion('is', [z.object({ is: z.literal('A') }), z.object({ is: z.literal('B') })]),
    encoded: jsonTextList,
  });
  const whole = {
    text: 'a',
    at: '2026-01-01T00:00:00.000Z',
    whole: 1,
    number: 1.5,
    truth: true,
    word: 'ONE',
    list: [{ text: 'a' }],
    pair: [1, 'a'],
    object: { text: null },
    form: { is: 'B' },
    encoded: ['a'],
  };
  const write = compileReply({ reply: form });

  test.each([
    ['text', [null, undefined, 1, new Date(0), ['a']]],
    ['at', [null, '2026-01-01 00:00:00+00', new Date(0)]],
    ['whole', [null, '1', 1.5, Number.NaN, 2 ** 53, 1n]],
    ['number', [null, '1', Number.POSITIVE_INFINITY]],
    ['truth', [null, 1, 'true']],
    ['word', [null, 'THREE', 'one']],
    ['list', [null, {}, 'a', [null], [{ text: 1 }]]],
    ['pair', [null, {}, [], [1], ['a', 1], [1, 'a', 2]]],
    ['object', [null, [], 'a', {}, { text: undefined }]],
    ['form', [null, {}, { is: 'C' }, 'A']],
    ['encoded', [null, '["a"]', [1]]],
  ])('refuses what is of another kind: %s', (field, wrongs) => {
    expect(write(whole)).toBe(writeSlowly({ reply: form } as unknown as RouteSpec, whole));
    for (const wrong of wrongs) {
      expect(() => write({ ...whole, [field]: wrong }), String(wrong)).toThrow('something else');
      expect(() => z.encode(form, { ...whole, [field]: wrong } as never), String(wrong)).toThrow();
    }
  });

  test.each([
    ['trims', z.object({ a: z.string().trim() })],
    ['changes', z.object({ a: z.preprocess(String, z.string()) })],
    ['chooses without a word', z.object({ a: z.union([z.string(), z.number()]) })],
  ])('is not made for a form that %s', (_, reply) => {
    expect(() => compileReply({ reply })).toThrow('form');
  });

  test('writes an answer without an envelope beside `success`', () => {
    const write = compileReply(api.admin.removeDeal);
    expect(write({ message: 'Deleted', secret })).toBe('{"success":true,"message":"Deleted"}');
  });
});
